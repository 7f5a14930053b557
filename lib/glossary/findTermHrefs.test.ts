import {expect, it} from 'vitest';
import {findTermHrefs} from './findTermHrefs';
import type {GlossaryTerm} from './schema';

const selector: GlossaryTerm = {
  id: 'selector',
  term: 'selector',
  meaning: 'A word.',
  forms: ['selector'],
  pages: ['/docs/android/selector#how', '/docs/ios/selector'],
};

function find(path: string) {
  return findTermHrefs([selector], path).get('selector');
}

it('leads to the page of the same platform, else to the first', () => {
  expect(find('/docs/ios/intro')).toBe('/docs/ios/selector');
  expect(find('/docs/learn/ios/read')).toBe('/docs/ios/selector');
  expect(find('/docs/windows/intro')).toBe('/docs/android/selector#how');
});

it('leads nowhere from a page that explains the term', () => {
  expect(find('/docs/android/selector')).toBeUndefined();
  expect(find('/docs/ios/selector')).toBeUndefined();
  expect(find('/docs/ios/selector/')).toBeUndefined();
});
