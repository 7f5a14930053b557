/** The part of a sidebar item that courses are read from; Docusaurus' own types fit. */
export interface CourseItem {
  type: string;
  label?: string;
  href?: string;
  docId?: string;
  items?: readonly CourseItem[];
  customProps?: Readonly<Record<string, unknown>>;
}

export interface Chapter {
  /** Id of the docs page, under which its mark is stored. */
  id: string;
  title: string;
  href: string;
}

/** A course as a sidebar lists it: a category with the property `isCourse` (config/sidebarItems.ts). */
export interface Course {
  title: string;
  /** Path of the page that lists the chapters. */
  href: string;
  chapters: readonly Chapter[];
}

/** Finds the course of a sidebar that a page belongs to, as its index page or a chapter. */
export function findCourse(items: readonly CourseItem[], path: string): Course | undefined {
  for (const item of items) {
    const course = item.customProps?.isCourse === true ? toCourse(item) : findCourse(item.items ?? [], path);
    if (course !== undefined && (course.href === path || findPlace(course, path) > 0)) return course;
  }
  return undefined;
}

/** The number of a page among the chapters, from 1; 0 when it is none. */
export function findPlace({chapters}: Course, path: string): number {
  return chapters.findIndex(({href}) => href === path) + 1;
}

function toCourse({label = '', href = '', items = []}: CourseItem): Course {
  const chapters = items.map(({docId = '', label: title = '', href: page = ''}) => ({
    id: docId,
    title,
    href: page,
  }));
  return {title: label, href, chapters};
}
