import {expect, it} from 'vitest';
import {describeLoadFailure, isNotLoaded} from './describeLoadFailure';

const NO_SCRIPT = Object.assign(new Error('Loading chunk 1 failed'), {name: 'ChunkLoadError'});
const NO_STYLES = Object.assign(new Error('Loading CSS chunk 1 failed'), {code: 'CSS_CHUNK_LOAD_FAILED'});

it.each([NO_SCRIPT, NO_STYLES])(
  'leads to the network, and to a newer release, for a file that does not come',
  (error) => {
    expect(describeLoadFailure('The workbench', error)).toBe(
      'The workbench did not load. Check your network connection and try again. If you are online, reload the page.',
    );
  },
);

it.each([
  [new TypeError('createImageBitmap is not a function'), 'createImageBitmap is not a function'],
  [Object.assign(new Error('no such module'), {code: 'MODULE_NOT_FOUND'}), 'no such module'],
  ['out of memory', 'out of memory'],
])('does not blame the network for code that came and failed', (error, message) => {
  expect(isNotLoaded(error)).toBe(false);
  expect(describeLoadFailure('The workbench', error)).toBe(
    `The workbench did not start (${message}). Reload the page, or use another browser.`,
  );
});
