import {expect, it} from 'vitest';
import {dropContentHashes} from './dropContentHashes';

it('drops the hash in the name of a file, which other pages change', () => {
  expect(dropContentHashes('<script src="/assets/js/main.0f7e8a1c.js">')).toBe(
    '<script src="/assets/js/main..js">',
  );
});

it('keeps colours, and digits within a word', () => {
  const text = '.a { color: #00aa0bff } id="row_12345678"';
  expect(dropContentHashes(text)).toBe(text);
});
