import {expect, it} from 'vitest';
import {toKindLabel} from './toKindLabel';

it('calls a page of the cookbook a recipe, and all else by its kind', () => {
  expect(toKindLabel({kind: 'Page', url: '/docs/cookbook/close-pop-ups'})).toBe('Recipe');
  expect(toKindLabel({kind: 'Page', url: '/docs/cookbook'})).toBe('Page');
  expect(toKindLabel({kind: 'Section', url: '/docs/cookbook/close-pop-ups#fails'})).toBe('Section');
});
