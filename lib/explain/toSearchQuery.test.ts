import {expect, it} from 'vitest';
import {explainErrors} from './explainErrors';
import {toSearchQuery} from './toSearchQuery';

const KNOWN = new Set([
  'runtimeerror',
  'screenshot',
  'missing',
  'attributeerror',
  'attribute',
  'users',
  'miller',
  'object',
  'not',
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven'],
]);

function query(text: string): string {
  return toSearchQuery(explainErrors(text), KNOWN);
}

it('takes the words of the last error that the manual knows', () => {
  expect(query('RuntimeError: the screenshot is missing for Peter')).toBe('runtimeerror screenshot missing');
});

it('takes nothing from quotation marks, paths and addresses', () => {
  expect(query("RuntimeError: 'miller' in C:\\Users\\miller\\screenshot.png, miller@example.com")).toBe(
    'runtimeerror',
  );
});

it('takes the last line when there is no error', () => {
  expect(query('screenshot: ok\nattribute missing\n\n')).toBe('attribute missing');
});

it('leaves out words of nearly every message, and takes six at most, each once', () => {
  expect(query('RuntimeError: the object is not a screenshot')).toBe('runtimeerror screenshot');
  expect(query('one two one three four five six seven')).toBe('one two three four five six');
});

it('leaves out a word that an earlier one begins with', () => {
  expect(query("AttributeError: 'Node' has no attribute of the screenshot")).toBe(
    'attributeerror screenshot',
  );
});
