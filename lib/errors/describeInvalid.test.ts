import {expect, it} from 'vitest';
import {describeInvalid} from './describeInvalid';

/** The error for a value, without the file before it. */
function say(found: unknown, field = 'title'): string {
  return describeInvalid({file: 'a.json', field, found, allowed: 'a text'}).message.replace('a.json: ', '');
}

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

it('cuts a long value, so that the file and what is allowed stay in sight', () => {
  expect(say('x'.repeat(100_000))).toBe(`title is "${'x'.repeat(199)}… (100002 characters); allowed: a text`);
});

it('stays one line whatever the field and the value hold', () => {
  expect(say('a\u2028b\nc', 'x\r\ny')).toBe('x  y is "a b\\nc"; allowed: a text');
});

it('names values that JSON does not know', () => {
  const list: unknown[] = [];
  list.push(list);
  expect(say(list)).toBe('title is a value that contains itself; allowed: a text');
  expect(say(Number.NaN)).toBe('title is NaN; allowed: a text');
});
