import {expect, it} from 'vitest';
import {type CourseItem, findCourse, findPlace} from './findCourse';

const COURSE: CourseItem = {
  type: 'category',
  label: 'Course: a walk',
  href: '/docs/learn/walk',
  customProps: {isCourse: true},
  items: [
    {type: 'link', docId: 'learn/walk/start', label: 'Start', href: '/docs/learn/walk/start'},
    {type: 'link', docId: 'learn/walk/end', label: 'End', href: '/docs/learn/walk/end'},
  ],
};
const GUIDE: CourseItem = {type: 'link', docId: 'guide', label: 'Guide', href: '/docs/guide'};
const SIDEBAR = [GUIDE, {type: 'category', label: 'More', items: [GUIDE, COURSE]}];

it('finds the course of a chapter, with its chapters in the order of the sidebar', () => {
  expect(findCourse(SIDEBAR, '/docs/learn/walk/end')).toEqual({
    title: 'Course: a walk',
    href: '/docs/learn/walk',
    chapters: [
      {id: 'learn/walk/start', title: 'Start', href: '/docs/learn/walk/start'},
      {id: 'learn/walk/end', title: 'End', href: '/docs/learn/walk/end'},
    ],
  });
});

it('finds the course of the page that lists its chapters, which is not a chapter itself', () => {
  const course = findCourse(SIDEBAR, '/docs/learn/walk');
  expect(course && findPlace(course, '/docs/learn/walk')).toBe(0);
});

it('finds none for a page outside, and none in a category that is not a course', () => {
  expect(findCourse(SIDEBAR, '/docs/guide')).toBeUndefined();
  expect(findCourse([{...COURSE, customProps: {}}], '/docs/learn/walk/end')).toBeUndefined();
});

it('counts chapters from 1', () => {
  const course = findCourse(SIDEBAR, '/docs/learn/walk');
  expect(course && findPlace(course, '/docs/learn/walk/end')).toBe(2);
});
