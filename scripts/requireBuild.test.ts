import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {requireBuild} from './requireBuild.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'build-'));
});

afterEach(() => rmSync(folder, {recursive: true}));

it('says in one line what to run when nothing has been built', () => {
  const line = `${path.basename(folder)}: there is no built site; run npm run build first`;
  expect(() => requireBuild(folder)).toThrow(new Error(line));
  expect(() => requireBuild(path.join(folder, 'build'))).toThrow('build: there is no built site');
});

it('gives the folder of a built site', () => {
  writeFileSync(path.join(folder, 'index.html'), '');
  expect(requireBuild(folder)).toBe(folder);
});
