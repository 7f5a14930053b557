import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {BUILD} from '../support/builtSite';

it('names what of others reaches readers, with its licence, and nothing that only builds', () => {
  const notices = readFileSync(path.join(BUILD, 'third-party-notices.txt'), 'utf8');
  const names = [...notices.matchAll(/^(\S+) \d[\w.-]* \(/gm)].map(([, name]) => name);
  expect(names).toEqual(
    expect.arrayContaining([
      '@codemirror/view',
      '@docusaurus/core',
      '@micropython/micropython-webassembly-pyscript',
      'infima',
      'react-dom',
    ]),
  );
  expect(names).not.toContain('sharp');
  expect(names).not.toContain('@docusaurus/bundler');
});
