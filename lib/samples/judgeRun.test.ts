import {expect, it} from 'vitest';
import type {RunEvent, RunOutcome} from '../phone/run/runEvent';
import {judgeRun} from './judgeRun';
import type {SampleModule} from './toModules';

const sample = {
  file: 'docs/a.mdx',
  line: 10,
  code: 'print(1)',
  isContinued: false,
  scene: 'settings',
  output: '1',
};
const module: SampleModule = {name: 'sample_0.py', text: 'print(1)\n', lines: [10, 11, 12], sample};

function judge(
  events: RunEvent[],
  outcome: RunOutcome = {status: 'done'},
  of: SampleModule = module,
): string[] {
  return judgeRun(of, {events, output: '', outcome});
}

function output(text: string, line = 1): RunEvent {
  return {type: 'output', text, stream: 'out', line, atMs: 0};
}

it('accepts a run that prints what the page says, and one that ends by exit()', () => {
  expect(judge([output('1\n')])).toEqual([]);
  expect(judge([output('1\n')], {status: 'exit'})).toEqual([]);
});

it('names page, line, expected and found when the output differs', () => {
  expect(judge([output('2\n')])).toEqual([
    'docs/a.mdx:10: the output on the page differs\n  expected: "1"\n  found:    "2"',
  ]);
});

it('names the line of an error, of a run without end and of what is not simulated', () => {
  const event: RunEvent = {type: 'not-simulated', name: 'android.system.reboot', line: 3, atMs: 0};
  expect(judge([output('1', 3)], {status: 'error', kind: 'KeyError', message: 'x'})).toEqual([
    'docs/a.mdx:12: the run ends with KeyError: x',
  ]);
  expect(
    judge([output('1')], {status: 'limit', limit: 'time', message: 'more than 10 minutes'})[0],
  ).toContain('the run does not end');
  expect(judge([event])[0]).toBe(
    'docs/a.mdx:12: android.system.reboot is not simulated: the sample cannot name a scene',
  );
});

it('looks only at what a continued sample prints itself', () => {
  expect(
    judge([output('0\n', 1), output('1\n', 3)], {status: 'done'}, {...module, lines: [0, 0, 5]}),
  ).toEqual([]);
});

it('looks at all that a changed script prints, where the page shows it', () => {
  const changed: SampleModule = {...module, lines: [0, 12], sample: {...sample, isChange: true}};
  expect(judge([output('1\n')], {status: 'done'}, changed)).toEqual([]);
  expect(judge([output('2\n')], {status: 'done'}, changed)).toHaveLength(1);
  const {output: _shown, ...silent} = changed.sample;
  expect(judge([output('2\n')], {status: 'done'}, {...changed, sample: silent})).toEqual([]);
});
