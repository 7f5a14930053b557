import {expect, it} from 'vitest';
import {condense} from './condense';

const TRACEBACK = `Traceback (most recent call last):
  File "/data/user/0/app/files/__init__.py", line 7, in <module>
    point = FindColors.find("10,20,#FFFFFF")
com.chaquo.python.PyException: ModuleNotFoundError: No module named 'numpy'
`;

it('takes the error of a traceback, without the package that it comes from', () => {
  expect(condense(TRACEBACK)).toBe("PyException: ModuleNotFoundError: No module named 'numpy'");
  expect(condense('KeyError: 1\nduring that\nValueError: bad\n')).toBe('ValueError: bad');
});

it('reads a traceback that a mail quotes, and one out of the log of Android', () => {
  const quoted = TRACEBACK.split('\n').map((line) => `> ${line}`);
  expect(condense(quoted.join('\n'))).toBe("PyException: ModuleNotFoundError: No module named 'numpy'");
  const error = "AttributeError: 'NoneType' object has no attribute 'click'";
  expect(
    condense(`11-22 10:15:01.123  4821  4903 E python  : Traceback (most recent call last):
11-22 10:15:01.124  4821  4903 E python  : ${error}
11-22 10:15:01.130  4821  4821 D ViewRootImpl: ViewPostIme pointer 0`),
  ).toBe(error);
  expect(condense(`E/python.stderr( 4821): Traceback:\nE/python.stderr( 4821): ${error}`)).toBe(error);
});

it('takes the first line of code where there is no error', () => {
  expect(condense('# a sample\nfrom ascript.android.node import Selector\nprint(1)')).toBe(
    'from ascript.android.node import Selector',
  );
});

it('leaves a text as it is that is no longer than a query', () => {
  expect(condense('how to tap a button')).toBe('how to tap a button');
});

it('takes the first line that says something where there is neither', () => {
  expect(condense('\n  > how to tap a button  \non the second screen')).toBe('how to tap a button');
  const letter = 'how to tap a button that is below the list and that only comes in sight later';
  expect(condense(` ${letter}`)).toBe(letter);
  expect(condense(' '.repeat(70))).toBe('');
});

it('takes no time for a line of any length, such as a key or a picture written as text', () => {
  const before = process.cpuUsage();
  for (const line of [
    `token=${'a'.repeat(20_000)}`,
    `show(a${'.a'.repeat(10_000)}`,
    `${'a.'.repeat(10_000)}b`,
  ])
    expect(condense(line)).toBe(line.slice(0, 500));
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(1);
});
