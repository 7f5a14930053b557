import {getOwn} from '../../collections/getOwn';
import type {AppRuntime} from './createAppRuntime';
import {eraseLast} from './eraseLast';
import type {ControlState} from './frame';
import type {RunningApp} from './runningApp';

/** The keyboard of a desktop. Its methods return the key of the control that reacted. */
export interface Keyboard {
  /** Presses keys together, such as `ctrl+a`. */
  press(app: RunningApp, combination: string): number | undefined;
  /** Types a text into the focused field. */
  type(app: RunningApp, text: string): number | undefined;
  forgetSelection(): void;
}

const SHIFTED_LETTER = /^shift\+([a-z])$/;

/** Makes a keyboard; `listFields` returns the fields of the front window in Tab order. */
export function createKeyboard(
  runtime: AppRuntime,
  listFields: () => readonly Pick<ControlState, 'key'>[],
): Keyboard {
  /** The field whose whole text is selected. */
  let selected: number | undefined;

  function textOf(key: number): string {
    return runtime.findLive(key)?.control.text ?? '';
  }

  function type(app: RunningApp, text: string): number | undefined {
    const key = app.focusedKey;
    if (key === undefined) return undefined;
    const isTaken = runtime.type(key, text, selected !== key);
    selected = undefined;
    return isTaken ? key : undefined;
  }

  function erase(app: RunningApp): number | undefined {
    const key = app.focusedKey;
    if (key === undefined) return undefined;
    runtime.type(key, selected === key ? '' : eraseLast(textOf(key)), false);
    selected = undefined;
    return key;
  }

  function moveFocus(app: RunningApp, by: number): number | undefined {
    const fields = listFields();
    const index = fields.findIndex(({key}) => key === app.focusedKey);
    // Without a focus, Shift+Tab begins at the end.
    const next = fields.at(index < 0 && by < 0 ? -1 : (index + by) % fields.length);
    app.focusedKey = next?.key;
    selected = undefined;
    return next?.key;
  }

  function copy(app: RunningApp, isCut: boolean): number | undefined {
    const key = app.focusedKey;
    if (key === undefined || selected !== key) return undefined;
    runtime.copy(textOf(key));
    return isCut ? erase(app) : key;
  }

  const keys: Readonly<Record<string, (app: RunningApp) => number | undefined>> = {
    tab: (app) => moveFocus(app, 1),
    'shift+tab': (app) => moveFocus(app, -1),
    backspace: erase,
    delete: (app) => (selected === undefined ? undefined : erase(app)),
    space: (app) => type(app, ' '),
    'ctrl+a': (app) => {
      selected = app.focusedKey;
      return selected;
    },
    'ctrl+c': (app) => copy(app, false),
    'ctrl+x': (app) => copy(app, true),
    'ctrl+v': (app) => type(app, runtime.clipboard()),
    enter(app) {
      const key = app.focusedKey;
      const isMultiline = key !== undefined && runtime.findLive(key)?.control.spec.multiline;
      return isMultiline ? type(app, '\n') : undefined;
    },
  };

  return {
    press(app, combination) {
      const steps = getOwn(app.screens.at(-1)?.spec.onKey, combination);
      if (steps) {
        runtime.runSteps(app, steps);
        return app.focusedKey;
      }
      const [, shifted] = SHIFTED_LETTER.exec(combination) ?? [];
      if (shifted) return type(app, shifted.toUpperCase());
      if ([...combination].length === 1) return type(app, combination);
      return getOwn(keys, combination)?.(app);
    },
    type,
    forgetSelection() {
      selected = undefined;
    },
  };
}
