import {expect, it} from 'vitest';
import {readRoute} from './readRoute';

const SCOPE = 'https://docs.example/base/';
const REQUEST = {
  method: 'GET',
  url: `${SCOPE}docs/intro`,
  mode: 'cors',
  cache: 'default',
  headers: new Headers(),
};

it.each([
  ['a page that the reader opens', {mode: 'navigate'}, 'page'],
  ['a page that the reader loads again', {mode: 'navigate', cache: 'no-cache'}, 'page'],
  ['a script', {url: `${SCOPE}assets/js/a.js`}, 'hashed'],
  ['a picture', {url: `${SCOPE}img/logo.svg`}, 'file'],
  ['a question whether the server answers', {method: 'HEAD', cache: 'no-store'}, 'untouched'],
  ['what is sent', {method: 'POST'}, 'untouched'],
  ['what must come from the server', {cache: 'no-store'}, 'untouched'],
  ['a part of a file', {headers: new Headers({range: 'bytes=0-9'})}, 'untouched'],
  ['another host', {url: 'https://other.example/base/docs'}, 'untouched'],
  ['another site of the host', {url: 'https://docs.example/docs'}, 'untouched'],
])('%s', (_what, change, route) => {
  expect(readRoute({...REQUEST, ...change}, SCOPE)).toBe(route);
});
