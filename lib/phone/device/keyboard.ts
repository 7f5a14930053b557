import type {AppRuntime, RunningApp} from './appRuntime';
import type {ControlState} from './frame';

/** A keyboard: what keys do in the field that has the focus, and in the program. */
export interface Keyboard {
  /** Presses keys together, as `ctrl+a`; gives the key of the control that took them. */
  press(app: RunningApp, combination: string): number | undefined;
  /** Types a text; gives the key of the field that took it. */
  type(app: RunningApp, text: string): number | undefined;
  forgetSelection(): void;
}

/** `listFields` gives the fields of the window in front, in the order of the Tab key. */
export function createKeyboard(runtime: AppRuntime, listFields: () => readonly ControlState[]): Keyboard {
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
    runtime.type(key, selected === key ? '' : textOf(key).slice(0, -1), false);
    selected = undefined;
    return key;
  }

  function moveFocus(app: RunningApp, by: number): number | undefined {
    const fields = listFields();
    const index = fields.findIndex(({key}) => key === app.focusedKey);
    const next = fields.at((index + by) % fields.length);
    app.focusedKey = next?.key;
    selected = undefined;
    return next?.key;
  }

  function copy(app: RunningApp, isCut: boolean): number | undefined {
    const key = app.focusedKey;
    if (key === undefined || selected !== key) return undefined;
    const text = textOf(key);
    runtime.setClipboard(text);
    runtime.addEvent({type: 'clipboard', text});
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
      const steps = app.screens.at(-1)?.spec.onKey?.[combination];
      if (steps) {
        runtime.runSteps(app, steps);
        return app.focusedKey;
      }
      if ([...combination].length === 1) return type(app, combination);
      return keys[combination]?.(app);
    },
    type,
    forgetSelection() {
      selected = undefined;
    },
  };
}
