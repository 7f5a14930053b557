import {expect, it} from 'vitest';
import {describeOutcome, formatSeconds} from './describeEvent';

it('says simulated time in the largest unit that fits, and never 60 seconds', () => {
  const times = [0, 999, 999.6, 1500, 59_940, 59_960, 119_700, 125_000].map(formatSeconds);
  expect(times).toEqual(['0 ms', '999 ms', '1 s', '1.5 s', '59.9 s', '1 min 0 s', '2 min 0 s', '2 min 5 s']);
});

it.each(['steps', 'calls', 'time', 'output', 'wall'] as const)(
  'says after the limit %s that most often a loop has no end',
  (limit) => {
    expect(describeOutcome({status: 'limit', limit, message: 'more than 9 lines run'})).toBe(
      'The simulation ended the script: more than 9 lines run. Most often a loop has no end.',
    );
  },
);

it('blames no loop for a script that needs too much memory', () => {
  expect(describeOutcome({status: 'limit', limit: 'memory', message: 'too much'})).toBe(
    'The simulation ended the script: too much.',
  );
});
