import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {expect, it} from 'vitest';
import {compressFile} from './compressFile';

const text = Buffer.from('<p>Tap the button.</p>'.repeat(100));

it('compresses a text in both forms, the same bytes each time', () => {
  const {br, gz} = compressFile(text, '.html');
  expect(br && brotliDecompressSync(br)).toEqual(text);
  expect(gz && gunzipSync(gz)).toEqual(text);
  expect(compressFile(text, '.html')).toEqual({br, gz});
});

it('compresses neither pictures nor what would grow', () => {
  expect(compressFile(text, '.png')).toEqual({});
  expect(compressFile(Buffer.from('a'), '.txt')).toEqual({});
});
