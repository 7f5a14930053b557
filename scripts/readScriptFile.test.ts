import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {readScriptFile} from './readScriptFile';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'script-'));
});

afterEach(() => rmSync(folder, {recursive: true}));

it('reads a script as Python does, whatever ends its lines', () => {
  const file = path.join(folder, 'main.py');
  writeFileSync(file, '\uFEFFprint(1)\r\nprint(2)\r\n');
  expect(readScriptFile(file)).toBe('print(1)\nprint(2)\n');
});

it('names a file that is not there, and a folder, in one line', () => {
  const missing = path.join(folder, 'mian.py');
  expect(() => readScriptFile(missing)).toThrow(
    `${missing}: found ENOENT: no such file or directory, open '${missing}'; allowed: the file of a script`,
  );
  expect(() => readScriptFile(folder)).toThrow(
    /^[^\n]+: found EISDIR: [^\n]+; allowed: the file of a script$/,
  );
});
