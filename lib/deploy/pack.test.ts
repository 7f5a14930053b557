import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {expect, it} from 'vitest';
import {pack} from './pack';

const text = Buffer.from('<p>Tap the button.</p>'.repeat(100));

it('packs a text in both forms, the same bytes each time', () => {
  const {br, gz} = pack(text, '.html');
  expect(br && brotliDecompressSync(br)).toEqual(text);
  expect(gz && gunzipSync(gz)).toEqual(text);
  expect(pack(text, '.html')).toEqual({br, gz});
});

it('packs neither pictures nor what would grow', () => {
  expect(pack(text, '.png')).toEqual({});
  expect(pack(Buffer.from('a'), '.txt')).toEqual({});
});
