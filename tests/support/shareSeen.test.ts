import {appendFileSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {shareSeen} from './shareSeen';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'seen-'));
  file = path.join(folder, 'of', 'a-run');
});

afterEach(() => rmSync(folder, {recursive: true, force: true}));

it('other workers know what is shared, at its width alone', () => {
  const [one, other] = [shareSeen(file), shareSeen(file)];
  one.at(360).add('a');
  one.share();
  expect([...other.at(360)]).toEqual(['a']);
  expect([...other.at(1440)]).toEqual([]);
});

it('what is not shared, as a test failed, stays unknown to others', () => {
  const [one, other] = [shareSeen(file), shareSeen(file)];
  one.at(360).add('a');
  expect([...other.at(360)]).toEqual([]);
});

it('nothing is told twice', () => {
  const [one, other] = [shareSeen(file), shareSeen(file)];
  one.at(360).add('a');
  one.share();
  other.at(360).add('b');
  other.share();
  one.at(360);
  one.share();
  expect(readFileSync(file, 'utf8')).toBe('360 a\n360 b\n');
});

it('a line that is still being written is read when it is whole', () => {
  const one = shareSeen(file);
  one.at(360).add('a');
  one.share();
  appendFileSync(file, '360 b');
  const other = shareSeen(file);
  expect([...other.at(360)]).toEqual(['a']);
  appendFileSync(file, 'c\n');
  expect([...other.at(360)]).toEqual(['a', 'bc']);
});
