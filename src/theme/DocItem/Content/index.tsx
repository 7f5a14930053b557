// A chapter shows its place in the course and the reader's mark; the stock page knows no courses.
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {findPlace} from '@site/lib/course/findCourse';
import {ChapterFrame} from '@site/src/components/Course/ChapterFrame';
import {useCourse} from '@site/src/components/Course/useCourse';
import Content from '@theme-original/DocItem/Content';
import type {ComponentProps, ReactNode} from 'react';

export default function DocItemContent(props: ComponentProps<typeof Content>): ReactNode {
  const {metadata} = useDoc();
  const course = useCourse();
  const place = course === undefined ? 0 : findPlace(course, metadata.permalink);
  const content = <Content {...props} />;
  if (course === undefined || place === 0) return content;
  return (
    <ChapterFrame course={course} place={place}>
      {content}
    </ChapterFrame>
  );
}
