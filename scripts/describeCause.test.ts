import {runInNewContext} from 'node:vm';
import {expect, it} from 'vitest';
import {describeCause} from './describeCause.mjs';

/** An error as Docusaurus wraps it: its own sentence outside, the cause inside. */
function wrap(message: string, cause: unknown): Error {
  return new Error(message, {cause});
}

it('gives the innermost message alone', () => {
  const error = wrap('Unable to build website.', wrap('Plugin failed.', new Error('data/shop.json: price')));
  expect(describeCause(error)).toBe('data/shop.json: price');
});

it('names the data file of the blog that Docusaurus names outside, once', () => {
  const outside = 'The file at path="blog/authors.yml" looks invalid (not Yaml nor JSON).';
  const error = wrap('Unable to build website.', wrap(outside, new Error('duplicated mapping key (6:1)')));
  expect(describeCause(error)).toBe('blog/authors.yml: duplicated mapping key (6:1)');
  expect(describeCause(wrap(outside, new Error('blog/authors.yml: no list')))).toBe(
    'blog/authors.yml: no list',
  );
});

it('names the file of tags, whose reader does not, in one line', () => {
  const error = new Error('bad indentation of a mapping entry (3:13)\n\n 2 |   label: Android');
  error.stack =
    'YAMLException\n    at getTagsFile (/site/node_modules/@docusaurus/utils-validation/lib/tagsFile.js:83:25)';
  expect(describeCause(wrap('Unable to build website.', error))).toBe(
    'blog/tags.yml: bad indentation of a mapping entry (3:13)',
  );
});

it('gives the message of an error of another realm, as pages are rendered in one', () => {
  const cause: unknown = runInNewContext("new Error('Hook useDoc is called outside')");
  expect(describeCause(wrap('Cannot render /a', cause))).toBe('Hook useDoc is called outside');
});

it('gives the message around a cause that is not an error', () => {
  const cause = {value: 5, error: new Error('"value" must be of type object')};
  expect(describeCause(wrap('error extracting tags', cause))).toBe('error extracting tags');
});

it('gives the message of an error without a cause', () => {
  expect(describeCause(new Error('no config'))).toBe('no config');
});

it('gives what was thrown when it is not an error', () => {
  expect(describeCause('stopped')).toBe('stopped');
  expect(describeCause(wrap('Plugin failed.', undefined))).toBe('Plugin failed.');
});

it('names each page that failed, with its cause', () => {
  const error = wrap(
    'Static site generation failed.',
    new AggregateError([
      wrap('Can’t render "/a"', new Error('useDoc')),
      wrap('Can’t render "/b"', new Error('x')),
    ]),
  );
  expect(describeCause(error)).toBe('Can’t render "/a": useDoc\nCan’t render "/b": x');
});

it('names a cause once, with the number of other pages that have it', () => {
  const pages = ['/a', '/b', '/c'].map((page) => wrap(`Can’t render "${page}"`, new Error('useDoc')));
  expect(describeCause(new AggregateError(pages))).toBe(
    'Can’t render "/a": useDoc (and 2 more with the same cause)',
  );
});

it('names a page without a cause of its own by its message', () => {
  expect(describeCause(new AggregateError([new Error('useDoc')]))).toBe('useDoc');
});

it('names the ids in a sidebar that no page has, without the list of all others', () => {
  const message = `Invalid sidebar file at "sidebars.ts".
These sidebar document ids do not exist:
- android/guide/frist
- intor

Available document ids are:
- android/guide/first
- intro
`;
  expect(describeCause(new Error(message))).toBe(
    'sidebars.ts: no page has the id "android/guide/frist" or "intor"; an id is the path of a file in docs/ without its ending, or the `id` in its front matter',
  );
});
