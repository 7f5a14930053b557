import {mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {keepLast} from './keepLast';

let folder: string;

const make = vi.fn((content: string) => ({length: content.length}));
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kept-'));
  make.mockClear();
});
afterEach(() => rmSync(folder, {recursive: true}));

/** What a build makes that knows nothing but the folder. */
function build(content: string, rules = 'first'): Promise<{length: number}> {
  return keepLast<{length: number}>({folder, rules: () => rules})(content, () => make(content));
}

it('makes a result once while content and rules are the same', async () => {
  expect([await build('one'), await build('one')]).toEqual([{length: 3}, {length: 3}]);
  expect(make).toHaveBeenCalledTimes(1);
});

it('makes a result anew for another content or under other rules, and keeps the last alone', async () => {
  const lengths = [await build('one'), await build('three'), await build('one')];
  expect(lengths).toEqual([{length: 3}, {length: 5}, {length: 3}]);
  await build('one', 'second');
  expect(make).toHaveBeenCalledTimes(4);
  expect(readdirSync(folder)).toHaveLength(1);
});

it('makes a result for each content within a build', async () => {
  const keeper = keepLast<{length: number}>({folder, rules: () => 'first'});
  const keep = (content: string) => keeper(content, () => make(content));
  expect([await keep('one'), await keep('three'), await keep('three')]).toEqual([
    {length: 3},
    {length: 5},
    {length: 5},
  ]);
});

it('keeps what running code makes under the rules that it started with, though the code has changed since', async () => {
  const rules = vi.fn(() => 'second').mockReturnValueOnce('first');
  const keep = keepLast<{length: number}>({folder, rules});
  await keep('one', () => make('one'));
  await keep('three', () => make('three'));
  expect(make).toHaveBeenCalledTimes(2);
  await build('three', 'second');
  expect(make).toHaveBeenCalledTimes(3);
});
