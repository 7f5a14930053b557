// A chapter shows its place in the course and the reader's mark; the stock page knows no courses.
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ChapterFrame} from '@site/src/components/Course/ChapterFrame';
import {useCourse} from '@site/src/components/Course/useCourse';
import Content from '@theme-original/DocItem/Content';
import type {ComponentProps, ReactNode} from 'react';

export default function DocItemContent(props: ComponentProps<typeof Content>): ReactNode {
  const {metadata} = useDoc();
  const course = useCourse();
  const chapter = course?.chapters.find(({href}) => href === metadata.permalink);
  const content = <Content {...props} />;
  if (course === undefined || chapter === undefined) return content;
  return (
    <ChapterFrame course={course} chapter={chapter}>
      {content}
    </ChapterFrame>
  );
}
