import {expect, it} from 'vitest';
import {cleanLog, cutLog, isCutLog, MAX_LOG_LENGTH} from './cleanLog';

it.each([
  ['a colour', '\u001b[31mKeyError: 1\u001b[0m'],
  ['a colour whose escape character became an arrow', '←[1;31mKeyError: 1←[0m'],
  ['a mark of the direction of text', '\u202eKeyError: 1\u200b'],
  ['quotation marks', '> > KeyError: 1'],
  ['a long prefix of logcat', '11-07 03:17:28.760 30786 30818 E python  : KeyError: 1'],
  ['one with its year', '2025-11-07 03:17:28.760 30786-30818 E python  : KeyError: 1'],
  ['a short prefix of logcat', 'E/python  ( 4580): KeyError: 1'],
  ['a time with a level', '02:10:21.787/E: KeyError: 1'],
  ['a time', '[15:47:05] KeyError: 1'],
  ['a date and a time', '2025-11-07 00:18:10,123 KeyError: 1'],
  ['the logging of Python', '2025-11-07 00:18:10,123 - root - ERROR - KeyError: 1'],
  ['its short form', 'ERROR:app.main:KeyError: 1'],
  ['labels', '[python] [ERROR] KeyError: 1'],
  ['the mark of a test runner', 'E   KeyError: 1'],
  ['a quoted line of logcat', '> E/python: KeyError: 1'],
  ['spaces at the end', 'KeyError: 1  \t'],
])('reads a line without %s', (_case, line) => {
  expect(cleanLog(line)).toEqual(['KeyError: 1']);
});

it('keeps indentation, with a tab as four spaces', () => {
  expect(cleanLog('  File "main.py"\r\n\tbed.click()\rend')).toEqual([
    '  File "main.py"',
    '    bed.click()',
    'end',
  ]);
});

it('reads the beginning and the end of a long log, with a line between them, and the beginning of a long line', () => {
  const half = 'a\n'.repeat(MAX_LOG_LENGTH / 2);
  const lines = cleanLog(`first\n${half}KeyError: 1`);
  expect([lines[0], lines.at(-1)]).toEqual(['first', 'KeyError: 1']);
  expect(lines.join('\n').length).toBeLessThanOrEqual(MAX_LOG_LENGTH);
  const leftOut = '[The middle of this log was left out]';
  expect(new Set(lines.slice(1, -1))).toEqual(new Set(['a', '', leftOut]));
  expect(cleanLog(`${'b'.repeat(1_000_000)}KeyError: 1`)).toEqual([
    'b'.repeat(2000),
    leftOut,
    'b'.repeat(2000),
  ]);
});

it('knows a log that was cut, also when it is changed or cut once more, and no whole one', () => {
  const cut = cutLog(`${'a\n'.repeat(MAX_LOG_LENGTH)}KeyError: 1`);
  expect(cut).toHaveLength(MAX_LOG_LENGTH);
  for (const text of [cut, cut.slice(1), cut.slice(0, -1), cutLog(`more ${cut}`), cutLog(`${cut} more`)]) {
    expect(isCutLog(text)).toBe(true);
    expect(text.split('left out')).toHaveLength(2);
  }
  expect(isCutLog('a'.repeat(MAX_LOG_LENGTH))).toBe(false);
});
