import {expect, it} from 'vitest';
import {joinSignals} from './joinSignals';

it('aborts with the first of the signals, for its reason', () => {
  const [slow, fast] = [new AbortController(), new AbortController()];
  const joined = joinSignals([slow.signal, fast.signal]);
  expect(joined.aborted).toBe(false);
  fast.abort('fast');
  slow.abort('slow');
  expect(joined).toMatchObject({aborted: true, reason: 'fast'});
});

it('is aborted from the start when one of the signals is', () => {
  expect(joinSignals([new AbortController().signal, AbortSignal.abort('over')])).toMatchObject({
    aborted: true,
    reason: 'over',
  });
});
