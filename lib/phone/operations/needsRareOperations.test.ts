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
  'from PIL import Image',
  'from ascript.android import screen\nscreen.capture_pil()',
  'screen.capture(pixel_format=screen.FORMAT_PIL_IMAGE)',
  'from ascript.android.screen import FindBlock',
  'import cv2',
  'from ascript.android.action import Touch',
  'from ascript.android import action\naction.gesture(path)',
  'from ascript.android import screen\nimage = screen.capture_cv()',
  'screen.capture(pixel_format=screen.FORMAT_CV_MAT)',
  'screen.capture(0, 0, 200, 200, pixel_format=2)',
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
    (name) =>
      !needsRareOperations([name]) &&
      !/\.run$|^android\.screen\.(?:Eraser|capture$)|^window\.waits$|^(?:picture|array)\./.test(name),
  );
  // Those that end in `run` are steps of a GPStack, a window that is waited for is one of `ui`, a picture one of PIL, an array one of
  // OpenCV: all have to be named. A screenshot differs here for that format alone.
  expect(unknown).toEqual([]);
});
