import {expect, it} from 'vitest';
import {createLinkResolver} from './createLinkResolver';

const site = {
  url: 'https://docs.example/base/',
  baseUrl: '/base/',
  paths: new Set(['/', '/docs/a', '/docs/b', '/blog/欢迎']),
};

it.each([
  ['a page', '/base/docs/b', 'https://docs.example/base/docs/b.md'],
  ['a page with a slash at its end', '/base/docs/b/', 'https://docs.example/base/docs/b.md'],
  ['a section of another page', '/base/docs/b#find', 'https://docs.example/base/docs/b.md#find'],
  ['the home page', '/base/', 'https://docs.example/base/index.md'],
  [
    'a page with a name in Chinese',
    '/base/blog/欢迎',
    'https://docs.example/base/blog/%E6%AC%A2%E8%BF%8E.md',
  ],
  [
    'a page with a query, which its Markdown copy does not know',
    '/base/docs/b?x=1',
    'https://docs.example/base/docs/b?x=1',
  ],
  ['a file', '/base/symbols.json', 'https://docs.example/base/symbols.json'],
  ['another host', 'https://python.org/', 'https://python.org/'],
  ['mail', 'mailto:a@b.example', 'mailto:a@b.example'],
  ['a section of the page itself', '#find', undefined],
  ['a section of the page itself, by its address', '/base/docs/a#find', undefined],
])('leads to %s', (_case, href, expected) => {
  expect(createLinkResolver('/docs/a', site)(href)).toBe(expected);
});
