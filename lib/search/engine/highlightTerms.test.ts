import {expect, it} from 'vitest';
import {highlightTerms, toSnippet} from './highlightTerms';

const LONG = `${'Nothing of interest stands here. '.repeat(12)}Then the screenshot comes, and after it ${'more '.repeat(60)}`;

it('marks names by any of their parts', () => {
  expect(highlightTerms('Use FindColors.find here', new Set(['color']))).toEqual({
    text: 'Use FindColors.find here',
    ranges: [[4, 19]],
  });
});

it('cuts the snippet around the first match, at spaces, and keeps the marks in place', () => {
  const snippet = toSnippet(highlightTerms(LONG, new Set(['screenshot'])));
  expect(snippet?.text).toMatch(/^… \S.* …$/);
  expect(snippet?.text.length).toBeLessThan(160);
  const [range] = snippet?.ranges ?? [];
  expect(snippet?.text.slice(...(range ?? []))).toBe('screenshot');
});

it('shows no snippet where nothing is marked', () => {
  expect(toSnippet(highlightTerms('Nothing', new Set(['else'])))).toBeUndefined();
});
