import fc from 'fast-check';
import {expect} from 'vitest';
import errors from '../../tests/explain/errors.json';
import {hostileText} from '../../tests/fuzz/hostileText';
import {property} from '../../tests/fuzz/property';
import {PLATFORMS} from '../platforms';
import {explainErrors} from './explainErrors';
import {indexProblems, matchProblems} from './matchProblems';
import {readErrors} from './readErrors';
import {RULE_EXAMPLES} from './testing/ruleExamples';
import {toSearchQuery} from './toSearchQuery';

const logs = hostileText(
  [
    ...[
      'Traceback (most recent call last):\n',
      '  File "main.py", line 1, in <module>\n',
      '    a.b()\n',
      'KeyError: ',
      '\n',
      ': ',
    ],
    ...[
      "AttributeError: 'NoneType' object has no attribute 'x'",
      'ModuleNotFoundError: No module named ',
      "'",
      '"',
      '\u001b[31m',
      '> ',
    ],
    ...[
      '11-07 03:17:28.760 30786 30818 I python  : ',
      'E/AndroidRuntime: ',
      '    at <python>.main.<module>(main.py:20)\n',
      'Caused by: ',
    ],
    ...[
      'java.lang.RuntimeException',
      'SyntaxError: ',
      'TypeError: ',
      ' takes 1 positional argument but 2 were given',
      '…',
      '^^^^',
      '0x',
      '/sdcard/',
    ],
  ],
  [...errors.map(({text}) => text), ...Object.values(RULE_EXAMPLES)],
);

const PROBLEMS = [
  {
    symptom: "`KeyError: 'name'` at the start.",
    message: "KeyError: 'name'",
    cause: 'No such column.',
    href: '/docs/a#fails',
  },
  {symptom: 'Nothing happens.', cause: 'It is off.', href: '/docs/b#fails', platform: 'android' as const},
];

property(
  'any log is explained or not, with whole sentences',
  fc.tuple(logs, fc.option(fc.constantFrom(...PLATFORMS))),
  ([text, platform]) => {
    const explanation = explainErrors(text, platform ? {platform} : {});
    expect(explanation.cards.length).toBeLessThanOrEqual(3);
    for (const {meaning, steps, href, message} of explanation.cards) {
      expect(meaning.trim()).not.toBe('');
      expect(steps).not.toContain('');
      expect(href).toMatch(/^\//);
      expect(message.length).toBeLessThanOrEqual(301);
    }
    const words = toSearchQuery(explanation, new Set(['keyerror', 'main', 'file']));
    expect(words.split(' ').length).toBeLessThanOrEqual(6);
    expect(matchProblems(explanation.log, indexProblems(PROBLEMS)).length).toBeLessThanOrEqual(3);
  },
);

property(
  'the lines of any log hold no control characters, and its errors have a name or frames',
  logs,
  (text) => {
    const {lines, errors: found} = readErrors(text);
    expect(lines.some((line) => /\p{Cc}/u.test(line))).toBe(false);
    for (const {kind, frames} of found) expect(kind !== '' || frames.length > 0).toBe(true);
  },
);
