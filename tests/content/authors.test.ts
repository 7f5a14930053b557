import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const AUTHORS = path.resolve(__dirname, '../../blog/authors.yml');

it('no author has what the style sheet leaves out (PARTS_NOT_CHOSEN in plugins/unused-css)', () => {
  expect(readFileSync(AUTHORS, 'utf8')).not.toMatch(/^\s+(?:image_url|imageURL|socials|page):/m);
});
