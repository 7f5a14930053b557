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

it('begins a snippet with the text when its first match stands near the beginning', () => {
  const snippet = toSnippet(
    highlightTerms(`Take a screenshot and ${'wait '.repeat(40)}`, new Set(['screenshot'])),
  );
  expect(snippet?.text).toMatch(/^Take a screenshot.* wait …$/);
  expect(snippet?.ranges).toEqual([[7, 17]]);
});

it('marks in a snippet what lies in it, up to its last word', () => {
  const snippet = toSnippet(highlightTerms(`${'a tap '.repeat(60)}`.trim(), new Set(['tap'])));
  expect(snippet?.text).toMatch(/^a tap.* tap( a)? …$/);
  expect(snippet?.ranges.at(-1)).toEqual([134, 137]);
  const whole = toSnippet(highlightTerms('a tap', new Set(['tap'])));
  expect(whole).toEqual({text: 'a tap', ranges: [[2, 5]]});
});

it('shows no snippet where nothing is marked', () => {
  expect(toSnippet(highlightTerms('Nothing', new Set(['else'])))).toBeUndefined();
});
