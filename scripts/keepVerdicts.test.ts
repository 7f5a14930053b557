import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {fingerprintFiles} from '../lib/files/fingerprintFiles';
import {CHECK_ALL, keepVerdicts} from './keepVerdicts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'verdicts-'));
  // The checks themselves may be running with it.
  vi.stubEnv(CHECK_ALL, undefined);
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, {recursive: true});
});

it('knows what passed under the same rules, and nothing else', () => {
  keepVerdicts(root, 'pages', 'rules').notePassed('a');
  const later = keepVerdicts(root, 'pages', 'rules');
  expect(later.hasPassed('a')).toBe(true);
  expect(later.hasPassed('a, changed')).toBe(false);
  expect(keepVerdicts(root, 'runs', 'rules').hasPassed('a')).toBe(false);
});

it('forgets all when the rules change, and does not remember it when they change back', () => {
  keepVerdicts(root, 'pages', 'rules').notePassed('a');
  expect(keepVerdicts(root, 'pages', 'other rules').hasPassed('a')).toBe(false);
  expect(keepVerdicts(root, 'pages', 'rules').hasPassed('a')).toBe(false);
});

it('knows nothing when everything is to be checked, and notes what passes then', () => {
  vi.stubEnv(CHECK_ALL, 'true');
  const verdicts = keepVerdicts(root, 'pages', 'rules');
  verdicts.notePassed('a');
  expect(verdicts.hasPassed('a')).toBe(false);
  vi.stubEnv(CHECK_ALL, undefined);
  expect(verdicts.hasPassed('a')).toBe(true);
});

it('tells by the content and the name of a file, or of one in a folder, that it is another', () => {
  mkdirSync(path.join(root, 'lib'));
  writeFileSync(path.join(root, 'lib/a.ts'), 'one');
  writeFileSync(path.join(root, 'lock.json'), '{}');
  const readState = (): string => fingerprintFiles(root, ['lib', 'lock.json']);
  const before = readState();
  expect(readState()).toBe(before);
  writeFileSync(path.join(root, 'lib/a.ts'), 'two');
  const after = readState();
  expect(after).not.toBe(before);
  writeFileSync(path.join(root, 'lib/b.ts'), '');
  expect(readState()).not.toBe(after);
});
