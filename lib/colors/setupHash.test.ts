import {expect, it} from 'vitest';
import {type ColorSetup, DEFAULT_SETUP} from './colorSetup';
import {readSetupHash, toSetupHash} from './setupHash';

const full: ColorSetup = {
  task: 'compare',
  platform: 'ios',
  points: [{x: 1, y: 2, color: 0x2fb36d, tolerance: 0x101010}],
  similarity: 0.9,
  region: [1, 2, 3, 4],
  ori: 8,
  space: 0,
  mode: 2,
  share: 0.5,
  isInColor: true,
};

it('carries a setup through an address', () => {
  expect(readSetupHash(toSetupHash(full))).toEqual(full);
  expect(readSetupHash(toSetupHash(DEFAULT_SETUP))).toEqual(DEFAULT_SETUP);
  expect(toSetupHash(DEFAULT_SETUP)).toBe('');
});

it('leaves the mode out where the call has none', () => {
  expect(readSetupHash('#mode=1').mode).toBe(1);
  expect(readSetupHash('#mode=1&platform=windows').mode).toBe(0);
});

it.each([
  '#task=<script>',
  '#platform=__proto__',
  '#colors=<img src=x onerror=alert(1)>',
  '#colors=1,2,%23FFFFFF,4',
  '#similarity=2',
  '#similarity=NaN',
  '#rect=4,3,2,1',
  '#rect=1,2,1e9,4',
  '#ori=99&space=-1&mode=7&share=9',
  `#colors=${'1,2,%23FFFFFF|'.repeat(1000)}1,2,%23FFFFFF`,
  '#%E0%A4%A',
])('takes nothing that is not allowed: %s', (hash) => {
  expect(readSetupHash(hash)).toEqual(DEFAULT_SETUP);
});
