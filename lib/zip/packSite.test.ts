import {strFromU8, strToU8, unzipSync} from 'fflate';
import {expect, it} from 'vitest';
import {packSite} from './packSite';

const PAGE =
  '<head><meta http-equiv="Content-Security-Policy" content="x"><script src="a.js"></script></head>';

function pack(files: Record<string, string>): Uint8Array {
  const list = Object.entries(files).map(([path, text]) => ({path, bytes: strToU8(text)}));
  return packSite({files: list, reader: 'read()', readme: 'Read me'});
}

it('puts the reader of files before all other scripts of the page', () => {
  const {'index.html': page = new Uint8Array()} = unzipSync(pack({'index.html': PAGE}));
  expect(strFromU8(page)).toContain(
    'content="x"><script src="read-from-scripts.js"></script><script src="a.js">',
  );
});

it('carries what the page fetches as a script too, and leaves out what only hosts need', () => {
  const files = {'assets/a.json': '{}', 'assets/cards/a.png': 'x', 'sitemap.xml': 'x', 'symbols.json': '{}'};
  expect(Object.keys(unzipSync(pack({'index.html': PAGE, ...files})))).toEqual([
    'README.txt',
    'assets/a.json',
    'assets/a.json.js',
    'index.html',
    'read-from-scripts.js',
    'symbols.json',
  ]);
});

it('gives the same bytes whatever the order of the files', () => {
  expect(pack({'index.html': PAGE, 'a.txt': 'A'})).toEqual(pack({'a.txt': 'A', 'index.html': PAGE}));
});

it('refuses a page without a policy', () => {
  expect(() => pack({'index.html': '<head></head>'})).toThrow('index.html: has no Content-Security-Policy');
});
