import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {listFiles} from '../../lib/files/listFiles';
import findings from './findings.json';

const ROOT = path.resolve(__dirname, '../..');

it('keeps no finding whose property is not there', () => {
  const sources = ['lib', 'plugins', 'src']
    .flatMap((folder) =>
      listFiles(path.join(ROOT, folder), '.fuzz.test.ts').map((file) => path.join(ROOT, folder, file)),
    )
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  expect(sources).toContain('property(');
  expect(findings.filter(({property}) => !sources.includes(`'${property}'`))).toEqual([]);
});
