import {expect, it} from 'vitest';
import type {RunEvent} from '../../../lib/phone/run/runEvent';
import type {RunRequest} from '../../../lib/phone/run/runProtocol';
import {cutOutput, describeRun} from '../src/describeRun';

const SCENE = {id: 'garden', platform: 'android', title: 'A garden'} as RunRequest['scene'];

function describeEvents(events: readonly RunEvent[], output = ''): string {
  return describeRun(
    {events: [...events], output, outcome: {status: 'done'}},
    {source: '', scene: SCENE},
    'https://docs.example',
  );
}

const tap = (line: number): RunEvent => ({type: 'tap', at: [1, 2], ms: 0, atMs: 2500, line});

it('names up to 150 events with their time and line, and counts the others', () => {
  const taps = (count: number) => Array.from({length: count}, (_, index) => tap(index + 1));
  const all = describeEvents(taps(150));
  expect(all).toMatch(/2\.5 s, line 150: tap at 1, 2, nothing there$/);
  const some = describeEvents(taps(153));
  expect(some).toMatch(/line 150: tap at 1, 2, nothing there\n… and 3 more$/);
});

it('says so when a run has printed nothing and done nothing', () => {
  expect(describeEvents([])).toBe(
    [
      'The run ended after 0.0 simulated seconds: it came to its end.',
      'Scene garden (Android): A garden.',
      'This is a simulation: a real phone has other screens, sizes and speeds.',
      '\nPrinted:\n(nothing)',
      '\nWhat happened:\n(nothing that the phone noticed)',
    ].join('\n'),
  );
});

it('keeps an output of 20,000 characters whole, and of a longer one the two ends', () => {
  const whole = 'a'.repeat(10_000) + 'b'.repeat(10_000);
  expect(cutOutput(whole)).toBe(whole);
  expect(cutOutput(`${whole.slice(0, 10_000)}xyz${whole.slice(10_000)}`)).toBe(
    `${'a'.repeat(10_000)}\n… 3 more characters …\n${'b'.repeat(10_000)}`,
  );
});

it('cuts no character in half, which would be no text', () => {
  const middle = 'b'.repeat(20_000);
  expect(cutOutput(`${'a'.repeat(9_999)}😀${middle}😀${'c'.repeat(9_999)}`)).toBe(
    `${'a'.repeat(9_999)}\n… 20004 more characters …\n${'c'.repeat(9_999)}`,
  );
});
