import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

interface Row {
  rule: string;
  file: string;
  title: string;
}

const rows = readRows(readFileSync(path.join(__dirname, 'SPEC.md'), 'utf8'));

it('names for every rule a test that exists', () => {
  expect(rows.length).toBeGreaterThan(60);
  expect(rows.filter((row) => !hasTest(row))).toEqual([]);
});

/** The rows of all tables; the last cell reads `` `file`: title ``, the title in whole or up to where it varies. */
function readRows(markdown: string): Row[] {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| Rule'))
    .map((line) => {
      const [rule = '', , test = ''] = line.slice(2, -2).split(' | ');
      const [, file = '', title = ''] = /^`([^`]+)`: (.+)$/.exec(test) ?? [];
      return {rule, file, title};
    });
}

function hasTest({file, title}: Row): boolean {
  const location = path.join(__dirname, file);
  return title !== '' && existsSync(location) && readFileSync(location, 'utf8').includes(title);
}
