import {mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {readPageParts} from './readPageParts';

const PAGE = `# Files

<Api name="ascript.android.file" />

\`\`\`python scene="settings"
print(1)
\`\`\`
`;
let root: string;

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'parts-'));
  for (const folder of ['docs', 'lib']) mkdirSync(path.join(root, folder));
  writeFileSync(path.join(root, 'package-lock.json'), '{}');
});

afterAll(() => rmSync(root, {recursive: true, force: true}));

function read(file: string, text: string) {
  writeFileSync(path.join(root, file), text);
  return readPageParts(root, file);
}

it('finds what a page documents and its samples, which name the page', () => {
  expect(read('docs/a.mdx', PAGE)).toMatchObject({
    tags: [{name: 'ascript.android.file', line: 3}],
    samples: [{file: 'docs/a.mdx', line: 6, code: 'print(1)', scene: 'settings'}],
  });
  expect(read('docs/b.mdx', PAGE).samples).toMatchObject([{file: 'docs/b.mdx'}]);
});

it('keeps what it has read for other processes, and reads a page anew that has changed', () => {
  read('docs/c.mdx', PAGE);
  const folder = path.join(root, 'node_modules/.cache/page-parts');
  const kept = (): number => readdirSync(folder, {recursive: true}).length;
  const before = kept();
  read('docs/c.mdx', PAGE);
  expect(kept()).toBe(before);
  expect(read('docs/c.mdx', PAGE.replace('print(1)', 'print(2)')).samples).toMatchObject([
    {code: 'print(2)'},
  ]);
  expect(kept()).toBe(before + 1);
});
