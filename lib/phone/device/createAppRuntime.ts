import type {SceneApp, SceneStep} from '../scene/scene';
import {type AppHost, createStepRunner, type StepRunner} from './createStepRunner';
import {createTimers, type Timers} from './createTimers';
import {createScreen, type LiveControl, walkScreens} from './liveControl';
import type {PhoneEvent} from './phoneEvent';
import type {RunningApp} from './runningApp';

/** How a control is pressed. Without steps of its own in the scene, a long press acts like a tap. */
export type Press = 'tap' | 'long' | 'right' | 'double' | 'hover';

/** Runs the apps of a scene in simulated time. Which of them are visible is up to the phone or desktop. */
export interface AppRuntime extends Timers {
  /** A new key for a control, unique within the run. */
  nextKey(): number;
  running(): readonly RunningApp[];
  start(spec: SceneApp): RunningApp;
  end(app: RunningApp): void;
  openScreen(app: RunningApp, id: string): void;
  readonly runSteps: StepRunner;
  findLive(key: number): {app: RunningApp; control: LiveControl} | undefined;
  /** Presses a control; `false` when it is gone. */
  press(key: number, how: Press): boolean;
  /** Puts a text into a field; `false` when there is no such field. */
  type(key: number | undefined, text: string, isAppended: boolean): boolean;
  clipboard(): string;
  /** Sets the clipboard without an event, as calls of the script do, which are reported themselves. */
  setClipboard(text: string): void;
  /** Sets the clipboard, and reports the change. */
  copy(text: string): void;
  addEvent(event: PhoneEvent): void;
  /** Returns the events since the last call, and forgets them. */
  takeEvents(): PhoneEvent[];
}

/** Makes a runtime without running apps; the clipboard holds `firstClipboard`. */
export function createAppRuntime(host: AppHost, firstClipboard: string): AppRuntime {
  let running: RunningApp[] = [];
  let events: PhoneEvent[] = [];
  let lastKey = 0;
  let clipboard = firstClipboard;
  const timers = createTimers();
  const nextKey = (): number => ++lastKey;
  const shared = {
    openScreen,
    schedule: timers.schedule,
    clipboard: () => clipboard,
    copy(text: string) {
      clipboard = text;
      events.push({type: 'clipboard', text});
    },
    addEvent: (event: PhoneEvent) => void events.push(event),
  };
  const runSteps = createStepRunner({...host, ...shared, isRunning: (app) => running.includes(app)});

  function openScreen(app: RunningApp, id: string): void {
    const spec = app.spec.screens.find((screen) => screen.id === id);
    if (!spec) return;
    app.screens.push(createScreen(spec, nextKey));
    app.focusedKey = undefined;
    runSteps(app, spec.onOpen ?? []);
  }

  function findLive(key: number): {app: RunningApp; control: LiveControl} | undefined {
    for (const app of running)
      for (const control of walkScreens(app.screens)) if (control.key === key) return {app, control};
    return undefined;
  }

  return {
    ...timers,
    ...shared,
    nextKey,
    running: () => running,
    start(spec) {
      const app: RunningApp = {spec, screens: [], variables: {...spec.variables}, focusedKey: undefined};
      running.push(app);
      const [first] = spec.screens;
      if (first) openScreen(app, first.id);
      return app;
    },
    end(app) {
      running = running.filter((other) => other !== app);
    },
    runSteps,
    findLive,
    press(key, how) {
      const found = findLive(key);
      if (!found) return false;
      const {app, control} = found;
      const {spec} = control;
      if (spec.enabled === false) return true;
      const steps = ownSteps(control, how);
      if (steps) {
        runSteps(app, steps);
        return true;
      }
      if (spec.look === 'switch' || spec.look === 'checkbox') control.isChecked = !control.isChecked;
      if (spec.look === 'field') app.focusedKey = key;
      runSteps(app, spec.onTap ?? [], control.text);
      return true;
    },
    type(key, text, isAppended) {
      const found = key === undefined ? undefined : findLive(key);
      if (found?.control.spec.look !== 'field') return false;
      const {app, control} = found;
      const whole = isAppended ? `${control.text ?? ''}${text}` : text;
      control.text = whole.slice(0, control.spec.maxLength ?? whole.length);
      runSteps(app, control.spec.onType ?? [], control.text);
      return true;
    },
    setClipboard(text) {
      clipboard = text;
    },
    takeEvents() {
      const taken = events;
      events = [];
      return taken;
    },
  };
}

/** The steps of the scene for a press that is not a tap; `undefined` where it acts like a tap. */
function ownSteps({spec}: LiveControl, how: Press): readonly SceneStep[] | undefined {
  const {onLongTap, onRightTap = [], onDoubleTap = [], onHover = []} = spec;
  return {tap: undefined, long: onLongTap, right: onRightTap, double: onDoubleTap, hover: onHover}[how];
}
