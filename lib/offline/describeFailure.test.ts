import {expect, it} from 'vitest';
import {describeFailure} from './describeFailure';
import {LostFilesError, WrongFileError} from './makeCopy';

it.each([
  [new WrongFileError('/docs/intro'), 'something else for /docs/intro'],
  [new LostFilesError(), 'deleted what had arrived'],
  [new DOMException('', 'QuotaExceededError'), 'no more room'],
  [new DOMException('', 'SecurityError'), 'refuses'],
  [new TypeError('Failed to fetch'), 'The network broke off'],
  ['?', 'The network broke off'],
])('words %s', (error, words) => {
  expect(describeFailure(error)).toContain(words);
});
