import {expect, it} from 'vitest';
import {needsRareOperations} from './needsRareOperations';
import {rareOperations} from './rareOperations';

it.each([
  'from ascript.android.screen.gp import GPStack',
  'from ascript.android import screen\nstack = screen.gp.GPStack()',
  'from ascript.android.node import WebSelector',
  'from ascript.android.system import permission',
  'from ascript.android import system\nsystem.shell("id")',
  'from ascript.android.ui import Dialog',
  'from ascript.android.screen import *',
  'import importlib\nmodule = importlib.import_module(name)',
])('sees that a script may call what is rare: %j', (script) =>
  expect(needsRareOperations([script])).toBe(true),
);

it.each(['from ascript.android.node import Selector\nSelector().text("OK").find()', 'print("tap")'])(
  'passes over a script that does not: %j',
  (script) => expect(needsRareOperations([script])).toBe(false),
);

it('knows a name of each rare call', () => {
  const unknown = Object.keys(rareOperations).filter(
    (name) => !needsRareOperations([name]) && !/\.run$|^android\.screen\.Eraser|^window\.waits$/.test(name),
  );
  // Those that end in `run` are steps of a GPStack, and a window that is waited for is one of `ui`; both have to be named.
  expect(unknown).toEqual([]);
});
