import {expect, it} from 'vitest';
import {decodeText} from './decodeText';

const TEXT = '错误: 1';

function encode(isBig: boolean): ArrayBuffer {
  const view = new DataView(new ArrayBuffer(2 + 2 * TEXT.length));
  [0xfeff, ...Array.from(TEXT, (letter) => letter.charCodeAt(0))].forEach((code, index) => {
    view.setUint16(2 * index, code, !isBig);
  });
  return view.buffer;
}

it('reads UTF-8, and UTF-16 of both kinds by its mark, which is not part of the text', () => {
  const bytes = new TextEncoder().encode(`\uFEFF${TEXT}`).buffer;
  expect([bytes, encode(false), encode(true)].map((file) => decodeText([file]))).toEqual([TEXT, TEXT, TEXT]);
});

it('reads the end of a file as its beginning says', () => {
  const file = encode(false);
  expect(decodeText([file.slice(0, 6), file.slice(-4)])).toBe('错误 1');
});

it('throws at what is no text where that is asked for', () => {
  const noText = new Uint8Array([65, 255]).buffer;
  expect(decodeText([noText])).toBe('A\uFFFD');
  expect(() => decodeText([noText], {fatal: true})).toThrow(TypeError);
  // A file that a full disk or a crash has left, or UTF-16 without its mark.
  expect(() => decodeText([new Uint8Array([65, 0]).buffer], {fatal: true})).toThrow(TypeError);
});
