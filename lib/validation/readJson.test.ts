import {expect, it} from 'vitest';
import {describeCause} from '../../scripts/describeCause.mjs';
import {readJson} from './readJson';

function fail(text: string): unknown {
  try {
    return readJson(text, 'data/a.json');
  } catch (error) {
    return error;
  }
}

it('reads a file that begins with a byte order mark and ends its lines as Windows does', () => {
  expect(readJson('\uFEFF[\r\n  1\r\n]\r\n', 'data/a.json')).toEqual([1]);
});

it.each(['', '\n', '[1,\n  2', '<<<<<<< HEAD\n[]', '[\n  {\n   "🙂\n'])(
  'has the build name the file in one line when it holds %j',
  (text) => {
    const wrapped = new Error('Unable to build website.', {cause: fail(text)});
    expect(describeCause(wrapped)).toMatch(/^data\/a\.json: the file is not JSON: [^\n]+$/);
  },
);
