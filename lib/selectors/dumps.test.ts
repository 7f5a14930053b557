import {describe, expect, it} from 'vitest';
import type {ControlState} from '../phone/device/frame';
import {parseChain} from './chain/parseChain';
import {openScreen, traceChain} from './chain/traceChain';
import {suggestChains} from './suggest/suggestChains';
import {DUMPS, writeDump} from './testing/makeDumps';
import {readControls} from './tree/readControls';

function countAll(controls: readonly ControlState[]): number {
  return controls.reduce((sum, {children}) => sum + 1 + countAll(children), 0);
}

describe.each(DUMPS)('$name', ({windows, counts}) => {
  const tree = readControls(writeDump(windows));
  const screen = openScreen(tree);

  it('is read with all its controls', () => {
    expect(tree.size).toBe(countAll(tree.roots));
    expect(tree.roots).toHaveLength(windows.length);
    expect(tree.notes).toEqual([]);
  });

  it.each(counts)('%s finds %i', (chain, count) => {
    const parsed = parseChain(`${chain}.find_all()`, 'android');
    expect(parsed.problem).toBeUndefined();
    expect(traceChain(screen, parsed).matches).toHaveLength(count);
  });

  it('suggests chains that find the control and nothing else', () => {
    // A sample of a long screen will do.
    const step = tree.size > 200 ? 97 : 1;
    for (const {control} of screen.nodes.filter((_, index) => index % step === 0)) {
      const suggestions = suggestChains(screen, control.key);
      expect(suggestions.length).toBeGreaterThan(0);
      for (const {chain} of suggestions) {
        const {matches} = traceChain(screen, parseChain(chain, 'android'));
        expect([chain, ...matches]).toEqual([chain, control.key]);
      }
    }
  });
});

it('has three thousand controls to measure with', () => {
  expect(countAll(readControls(writeDump(DUMPS.at(-1)?.windows ?? [])).roots)).toBeGreaterThanOrEqual(3000);
});
