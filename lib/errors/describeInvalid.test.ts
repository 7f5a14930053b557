import {expect, it} from 'vitest';
import {describeInvalid} from './describeInvalid';

it('names the file, the field, what was found and what is allowed', () => {
  expect(
    describeInvalid({file: 'docs/a.mdx', field: 'title', found: 7, allowed: 'a text that is not empty'})
      .message,
  ).toBe('docs/a.mdx: title is 7; allowed: a text that is not empty');
});

it('says that a value is missing instead of printing undefined', () => {
  expect(
    describeInvalid({file: 'docs/a.mdx', field: 'title', found: undefined, allowed: 'a text'}).message,
  ).toBe('docs/a.mdx: title is missing; allowed: a text');
});
