import {expect, it} from 'vitest';
import {parsePage} from './parsePage';

it.each([
  ['a brace that is not closed', 'Text.\n\nfoo {bar\n', /^docs\/a\.mdx:3: the page is not MDX: [^\n]+$/],
  [
    'an element that is not closed',
    '---\ntitle: A\n---\n\n<div>\n\nText.\n',
    /^docs\/a\.mdx: the page is not MDX: [^\n]+\(5:1-5:6\)$/,
  ],
  [
    'an attribute without a value, where lines end as on Windows',
    '\uFEFFText. 🙂\r\n\r\n<Api name= />\r\n',
    /^docs\/a\.mdx:3: the page is not MDX: [^\n]+$/,
  ],
])('names the file and the place of %s in one line', (_fault, text, message) => {
  expect(() => parsePage('docs/a.mdx', text)).toThrow(message);
});
