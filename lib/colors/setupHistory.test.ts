import {expect, it} from 'vitest';
import {DEFAULT_SETUP} from './colorSetup';
import {changeSetup, redoSetup, type SetupHistory, undoSetup} from './setupHistory';

const start: SetupHistory = {past: [], present: DEFAULT_SETUP, future: []};

it('undoes and makes again, and a new change ends what was undone', () => {
  const changed = changeSetup(changeSetup(start, {ori: 3}), {ori: 4});
  const undone = undoSetup(changed);
  expect(undone.present.ori).toBe(3);
  expect(redoSetup(undone)).toEqual(changed);
  expect(redoSetup(changeSetup(undone, {space: 1})).present).toMatchObject({ori: 3, space: 1});
});

it('stays as it is where there is nothing to undo or to make again', () => {
  expect(undoSetup(start)).toBe(start);
  expect(redoSetup(start)).toBe(start);
});
