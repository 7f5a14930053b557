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
  return keepLast({folder, rules: () => rules, make})(content);
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
  const keep = keepLast({folder, rules: () => 'first', make});
  expect([await keep('one'), await keep('three'), await keep('three')]).toEqual([
    {length: 3},
    {length: 5},
    {length: 5},
  ]);
});
