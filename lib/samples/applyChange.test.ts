import {expect, it} from 'vitest';
import {applyChange} from './applyChange';

const SCRIPT = 'import time\n\nWAIT = 1\n\ntime.sleep(WAIT)\ntime.sleep(WAIT)\n';
const PLACE = 'docs/page.mdx:7';

function change(...lines: string[]): string {
  return applyChange(SCRIPT, lines.join('\n'), PLACE)
    .map(({text, line}) => (line === 0 ? text : `${text}  # ${line}`))
    .join('\n');
}

it('takes lines out of a script and puts others in, and tells from which line of the change', () => {
  expect(change('-WAIT = 1', '+WAIT = 2')).toBe(
    'import time\n\nWAIT = 2  # 2\n\ntime.sleep(WAIT)\ntime.sleep(WAIT)\n',
  );
});

it('changes several places', () => {
  expect(
    change('+import os', ' import time', '@@', ' time.sleep(WAIT)', ' time.sleep(WAIT)', '+print(1)'),
  ).toBe('import os  # 1\nimport time\n\nWAIT = 1\n\ntime.sleep(WAIT)\ntime.sleep(WAIT)\nprint(1)  # 6\n');
});

it.each([
  ['is not in the script', ['-WAIT = 3', '+WAIT = 2'], 'it has them in 0'],
  ['is in it twice', ['-time.sleep(WAIT)'], 'it has them in 2'],
  ['has no lines to find its place by', ['+print(1)'], 'it has them in 0'],
  ['has a line without a sign', ['WAIT = 1'], 'lines that begin with a space, + or -'],
])('refuses a change that %s, with page and line', (_case, lines, reason) => {
  expect(() => change(...lines)).toThrow(PLACE);
  expect(() => change(...lines)).toThrow(reason);
});
