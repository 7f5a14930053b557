import {useDoc, useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {type Course, findCourse} from '@site/lib/course/findCourse';

/** The course that the page belongs to, as its sidebar lists it. */
export function useCourse(): Course | undefined {
  const sidebar = useDocsSidebar();
  const {metadata} = useDoc();
  return findCourse(sidebar?.items ?? [], metadata.permalink);
}
