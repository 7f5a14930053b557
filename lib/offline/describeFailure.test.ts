import {expect, it} from 'vitest';
import {describeFailure} from './describeFailure';
import {LostFilesError, WrongFileError} from './makeCopy';

it.each([
  [new WrongFileError('/docs/intro'), 'something else for /docs/intro'],
  [new LostFilesError(), 'deleted what had arrived'],
  [new DOMException('', 'QuotaExceededError'), 'no more room'],
  [new DOMException('', 'SecurityError'), 'refuses'],
  [new TypeError('Failed to fetch'), 'The network broke off'],
  [new DOMException('', 'TimeoutError'), 'The network broke off'],
  [new DOMException('Disk error', 'UnknownError'), 'The browser gave up (UnknownError: Disk error)'],
  ['?', 'The browser gave up (?)'],
])('words %s', (error, words) => {
  expect(describeFailure(error)).toContain(words);
});
