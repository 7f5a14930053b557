import {expect, it} from 'vitest';
import {highlightTerms, toSnippet} from './highlightTerms';

const LONG = `${'Nothing of interest stands here. '.repeat(12)}Then the screenshot comes, and after it ${'more '.repeat(60)}`;

it('marks names by any of their parts', () => {
  expect(highlightTerms('Use FindColors.find here', new Map([['color', 1]]))).toEqual({
    text: 'Use FindColors.find here',
    ranges: [[4, 19]],
  });
});

it('cuts the snippet around the first match, at spaces, and keeps the marks in place', () => {
  const snippet = toSnippet(highlightTerms(LONG, new Map([['screenshot', 1]])));
  expect(snippet?.text).toMatch(/^… \S.* …$/);
  expect(snippet?.text.length).toBeLessThan(160);
  const [range] = snippet?.ranges ?? [];
  expect(snippet?.text.slice(...(range ?? []))).toBe('screenshot');
});

it('begins a snippet with the text when its first match stands near the beginning', () => {
  const snippet = toSnippet(
    highlightTerms(`Take a screenshot and ${'wait '.repeat(40)}`, new Map([['screenshot', 1]])),
  );
  expect(snippet?.text).toMatch(/^Take a screenshot.* wait …$/);
  expect(snippet?.ranges).toEqual([[7, 17]]);
});

it('marks in a snippet what lies in it, up to its last word', () => {
  const snippet = toSnippet(highlightTerms(`${'a tap '.repeat(60)}`.trim(), new Map([['tap', 1]])));
  expect(snippet?.text).toMatch(/^a tap.* tap( a)? …$/);
  expect(snippet?.ranges.at(-1)).toEqual([134, 137]);
  const whole = toSnippet(highlightTerms('a tap', new Map([['tap', 1]])));
  expect(whole).toEqual({text: 'a tap', ranges: [[2, 5]]});
  const begun = toSnippet(highlightTerms('tap a', new Map([['tap', 1]])));
  expect(begun).toEqual({text: 'tap a', ranges: [[0, 3]]});
});

it('marks what means the same only where the text has nothing of what was typed', () => {
  const terms = new Map([
    ['open', 1],
    ['~open', 0.33],
  ]);
  expect(highlightTerms('Start an app and open it', terms).ranges).toEqual([[17, 21]]);
  expect(highlightTerms('Start an app', terms).ranges).toEqual([[0, 5]]);
});

it('begins with the text where nothing is marked, so that a hit says what it is', () => {
  const terms = new Map([['else', 1]]);
  expect(toSnippet(highlightTerms('Nothing', terms))).toEqual({text: 'Nothing', ranges: []});
  expect(toSnippet(highlightTerms(LONG, terms))?.text).toMatch(/^Nothing of interest.{80,120} …$/);
  expect(toSnippet(highlightTerms('', terms))).toBeUndefined();
});
