import {expect, it} from 'vitest';
import type {RunEvent, RunOutcome} from '../phone/run/runEvent';
import {judgeReason} from './judgeReason';

interface Case {
  code?: string;
  events?: RunEvent[];
  outcome?: RunOutcome;
  scene?: string;
}

function judge(
  noRunReason: string,
  {code = 'print(1)', events = [], outcome = {status: 'done'}, scene}: Case = {},
) {
  const sample = {file: 'docs/a.mdx', line: 10, code, isContinued: false, noRunReason};
  const named = scene === undefined ? sample : {...sample, scene};
  return judgeReason(
    {
      name: 'sample_0.py',
      text: `${code}\n`,
      lines: code.split('\n').map((_text, index) => named.line + index),
      sample: named,
    },
    {events, output: '', outcome},
  );
}

it('accepts a package that the sample imports', () => {
  expect(judge('needs Java', {code: 'from android.content import Intent'})).toEqual([]);
  expect(judge('needs the network', {code: 'import requests'})).toEqual([]);
  expect(judge('needs the network', {code: 'import smtplib'})).toEqual([]);
});

it('refuses a reason that the sample does not show', () => {
  expect(judge('needs Java', {code: 'from ascript.android import action'})).toEqual([
    'docs/a.mdx:10: no-run="needs Java" does not hold: the sample imports java, android, jnius, chaquopy',
  ]);
});

it('accepts files of the project, and takes opening an app for none', () => {
  expect(judge('needs a project', {code: 'open(R.res("a.txt"), encoding="utf-8")'})).toEqual([]);
  expect(judge('needs a project', {code: 'system.open("com.android.settings")'})).toHaveLength(1);
});

it('accepts what the run shows: a call without simulation, a module that is missing, a limit', () => {
  const event: RunEvent = {type: 'not-simulated', name: 'android.system.reboot', line: 3, atMs: 0};
  const noModule: RunOutcome = {status: 'error', kind: 'ModuleNotFoundError', message: 'x'};
  const tooLong: RunOutcome = {status: 'limit', limit: 'time', message: 'x'};
  expect(judge('not simulated', {events: [event]})).toEqual([]);
  expect(judge('not simulated', {outcome: noModule})).toEqual([]);
  expect(judge('runs forever', {outcome: tooLong})).toEqual([]);
  expect(judge('not simulated')).toHaveLength(1);
  expect(judge('runs forever')).toHaveLength(1);
});

it('accepts a sample that asks for its command line, and one that the product runs for none', () => {
  expect(judge('runs on a computer', {code: 'import sys\nprint(sys.argv[1])'})).toEqual([]);
  expect(judge('runs on a computer', {code: 'print(1)'})).toHaveLength(1);
  expect(judge('runs on a computer', {code: 'import sys, ascript\nprint(sys.argv)'})).toHaveLength(1);
});

it('accepts definitions only where the run does nothing, and ends', () => {
  const line: RunEvent = {type: 'line', line: 1, atMs: 0};
  const printed: RunEvent = {type: 'output', text: '1\n', stream: 'out', line: 1, atMs: 0};
  expect(judge('defines only', {events: [line]})).toEqual([]);
  expect(judge('defines only', {events: [line, printed]})).toHaveLength(1);
  expect(judge('defines only', {outcome: {status: 'error', kind: 'NameError', message: 'x'}})).toHaveLength(
    1,
  );
});

it('accepts a question for the version, also that of platform', () => {
  expect(judge('another version', {code: 'platform.python_version()'})).toEqual([]);
  expect(judge('another version', {code: 'platform.platform()'})).toHaveLength(1);
});

it('lists the reasons there are, and refuses one beside a scene', () => {
  expect(judge('no time')[0]).toContain('no-run is "no time"; allowed: needs Java, needs the network');
  expect(judge('needs Java', {scene: 'settings'})).toEqual([
    'docs/a.mdx:10: the sample has both scene and no-run',
  ]);
});
