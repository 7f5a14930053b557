import {expect, it} from 'vitest';
import {readErrors} from './readErrors';

const TRACEBACK = `Traceback (most recent call last):
  File "main.py", line 9, in <module>
    water()
    ~~~~~^^
  File "main.py", line 4, in water

    bed.click()
    ^^^^^^^^^
    more of it
AttributeError: 'NoneType' object has no attribute 'click'`;
const FRAMES = [
  {file: 'main.py', line: 9, code: 'water()'},
  {file: 'main.py', line: 4, code: 'bed.click()'},
];

/** The exceptions of a text, without their frames. */
function read(text: string): string[] {
  return readErrors(text).errors.map(({kind, message}) => `${kind}|${message}`);
}

it('reads the calls of a traceback with their lines, and its error', () => {
  const message = "'NoneType' object has no attribute 'click'";
  expect(readErrors(TRACEBACK).errors).toEqual([{kind: 'AttributeError', message, frames: FRAMES}]);
});

it('keeps the calls of a traceback whose last line is missing, before another and at the end', () => {
  const cut = TRACEBACK.slice(0, TRACEBACK.lastIndexOf('\n'));
  const {errors} = readErrors(`${cut}\n${TRACEBACK}\n${cut}`);
  expect(errors.map(({kind, frames}) => [kind, frames])).toEqual([
    ['', FRAMES],
    ['AttributeError', FRAMES],
    ['', FRAMES],
  ]);
});

it('reads the calls below an error of Java or JavaScript from the first to the last', () => {
  const java = `com.chaquo.python.PyException: NameError: name 'x' is not defined
\tat <python>.main.tap(main.py:7)
\tat <python>.main.<module>(main.py:20)
\tat com.example.Runner.run(Runner.java:3)`;
  const frames = [
    {file: 'main.py', line: 20},
    {file: 'main.py', line: 7},
  ];
  expect(readErrors(java).errors).toEqual([
    {kind: 'PyException', message: "NameError: name 'x' is not defined", frames},
    {kind: 'NameError', message: "name 'x' is not defined", frames},
  ]);
  const script = 'TypeError: no\n    at tap (/app/main.js:51:0)\n    at main.js:4:0';
  expect(readErrors(script).errors[0]?.frames).toEqual([
    {file: 'main.js', line: 4},
    {file: '/app/main.js', line: 51},
  ]);
});

it.each([
  ['KeyboardInterrupt', ['KeyboardInterrupt|']],
  ['Caused by: java.net.SocketTimeoutException', ['SocketTimeoutException|']],
  ['stopped: StopIteration', ['StopIteration|']],
  ['socket.timeout: timed out', ['timeout|timed out']],
  ['requests.exceptions.MissingSchema: Invalid URL', ['MissingSchema|Invalid URL']],
  ["found ValueError('bad (5)')", ['ValueError|bad (5)']],
])('finds the exception in %j', (text, found) => {
  expect(read(text)).toEqual(found);
});

it.each([
  'except ValueError:',
  'raise ValueError("bad")',
  'a timeout: five seconds',
  'see ValueError in the manual',
  'this is a ValueError',
  "ValueError('')",
  'an error: something',
])('finds no exception in %j', (text) => {
  expect(read(text)).toEqual([]);
});
