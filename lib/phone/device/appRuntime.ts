import type {SceneApp, SceneStep} from '../scene/scene';
import {fillIn} from './layoutScreen';
import {createScreen, type LiveControl, type LiveScreen, walkControls} from './liveControl';

/** An opened app of the scene with its current state. */
export interface RunningApp {
  spec: SceneApp;
  /** Opened screens; the last one shows. */
  screens: LiveScreen[];
  variables: Record<string, number | string | boolean>;
  /** Key of the field that has the keyboard focus. */
  focusedKey: number | undefined;
}

/** A change that no call of the script has reported, for the run to report. */
export type PhoneEvent =
  | {type: 'app'; packageName: string; name: string}
  | {type: 'clipboard'; text: string}
  | {type: 'toast'; text: string; ms: number};

/** How a control is pressed. Without steps of its own in the scene, a long press acts like a tap. */
export type Press = 'tap' | 'long' | 'right' | 'double' | 'hover';

/** The actions that steps of apps need from the phone or desktop. */
export interface AppHost {
  open(packageName: string): void;
  goBack(app: RunningApp): void;
  close(app: RunningApp): void;
}

/** Runs the apps of a scene in simulated time. Which of them are visible is up to the phone or desktop. */
export interface AppRuntime {
  nowMs(): number;
  advance(ms: number): void;
  schedule(afterMs: number, run: () => void): void;
  /** Simulated time of the next timer, in milliseconds; `undefined` without timers. */
  nextTimerMs(): number | undefined;
  /** A new key for a control, unique within the run. */
  nextKey(): number;
  running(): readonly RunningApp[];
  start(spec: SceneApp): RunningApp;
  end(app: RunningApp): void;
  openScreen(app: RunningApp, id: string): void;
  /** Runs steps of the scene; `{text}` in them stands for `typed`. */
  runSteps(app: RunningApp, steps: readonly SceneStep[], typed?: string): void;
  findLive(key: number): {app: RunningApp; control: LiveControl} | undefined;
  /** Presses a control; `false` when it is gone. */
  press(key: number, how: Press): boolean;
  /** Puts a text into a field; `false` when there is no such field. */
  type(key: number | undefined, text: string, isAppended: boolean): boolean;
  clipboard(): string;
  setClipboard(text: string): void;
  addEvent(event: PhoneEvent): void;
  /** Returns the events since the last call, and forgets them. */
  takeEvents(): PhoneEvent[];
}

interface Timer {
  atMs: number;
  run: () => void;
}

/** Makes a runtime without running apps; the clipboard holds `firstClipboard`. */
export function createAppRuntime(host: AppHost, firstClipboard: string): AppRuntime {
  let running: RunningApp[] = [];
  let timers: Timer[] = [];
  let events: PhoneEvent[] = [];
  let nowMs = 0;
  let lastKey = 0;
  let clipboard = firstClipboard;
  const nextKey = (): number => ++lastKey;

  function start(spec: SceneApp): RunningApp {
    const app: RunningApp = {spec, screens: [], variables: {...spec.variables}, focusedKey: undefined};
    running.push(app);
    const [first] = spec.screens;
    if (first) openScreen(app, first.id);
    return app;
  }

  function openScreen(app: RunningApp, id: string): void {
    const spec = app.spec.screens.find((screen) => screen.id === id);
    if (!spec) return;
    app.screens.push(createScreen(spec, nextKey));
    app.focusedKey = undefined;
    runSteps(app, spec.onOpen ?? []);
  }

  function schedule(afterMs: number, run: () => void): void {
    timers.push({atMs: nowMs + afterMs, run});
  }

  function advance(ms: number): void {
    const until = nowMs + ms;
    for (;;) {
      const due = timers.filter(({atMs}) => atMs <= until).sort((a, b) => a.atMs - b.atMs)[0];
      if (!due) break;
      timers = timers.filter((timer) => timer !== due);
      nowMs = Math.max(nowMs, due.atMs);
      due.run();
    }
    nowMs = until;
  }

  function runSteps(app: RunningApp, steps: readonly SceneStep[], typed?: string): void {
    for (const step of steps) runStep(app, step, typed);
  }

  function runStep(app: RunningApp, step: SceneStep, typed: string | undefined): void {
    switch (step.do) {
      case 'open':
        openScreen(app, step.screen);
        return;
      case 'back':
        host.goBack(app);
        return;
      case 'launch':
        host.open(step.packageName);
        return;
      case 'close':
        host.close(app);
        return;
      case 'show':
      case 'hide':
        changeControls(app, step.control, (control) => {
          control.isHidden = step.do === 'hide';
        });
        return;
      case 'focus':
        changeControls(app, step.control, ({key}) => {
          app.focusedKey = key;
        });
        return;
      case 'check':
        changeControls(app, step.control, (control) => {
          control.isChecked = step.checked;
        });
        return;
      case 'text':
        changeControls(app, step.control, (control) => {
          control.text = fillTyped(app, step.text, typed);
        });
        return;
      case 'set':
        app.variables[step.variable] =
          typeof step.value === 'string' ? fillTyped(app, step.value, typed) : step.value;
        return;
      case 'add':
        app.variables[step.variable] = numberIn(app, step.variable) + numberIn(app, step.amount);
        return;
      case 'copy':
        clipboard = fillTyped(app, step.text, typed);
        events.push({type: 'clipboard', text: clipboard});
        return;
      case 'paste':
        changeControls(app, step.control, (control) => {
          control.text = `${control.text ?? ''}${clipboard}`;
        });
        return;
      case 'toast':
        events.push({type: 'toast', text: fillTyped(app, step.text, typed), ms: 2000});
        return;
      case 'if':
        if (new RegExp(step.matches).test(String(app.variables[step.variable] ?? '')))
          runSteps(app, step.steps, typed);
        return;
      case 'after':
        schedule(step.ms, () => {
          if (running.includes(app)) runSteps(app, step.steps, typed);
        });
        return;
    }
  }

  function numberIn({variables}: RunningApp, source: number | string): number {
    return typeof source === 'number' ? source : Number(variables[source] ?? 0);
  }

  function fillTyped(app: RunningApp, text: string, typed: string | undefined): string {
    return fillIn(text, typed === undefined ? app.variables : {...app.variables, text: typed});
  }

  function changeControls(app: RunningApp, id: string, change: (control: LiveControl) => void): void {
    for (const screen of app.screens)
      for (const control of walkControls(screen.controls)) if (control.spec.id === id) change(control);
  }

  function findLive(key: number): {app: RunningApp; control: LiveControl} | undefined {
    for (const app of running)
      for (const screen of app.screens)
        for (const control of walkControls(screen.controls)) if (control.key === key) return {app, control};
    return undefined;
  }

  function press(key: number, how: Press): boolean {
    const found = findLive(key);
    if (!found) return false;
    const {app, control} = found;
    const {spec} = control;
    if (spec.enabled === false) return true;
    const {onLongTap, onRightTap = [], onDoubleTap = [], onHover = []} = spec;
    const own = {tap: undefined, long: onLongTap, right: onRightTap, double: onDoubleTap, hover: onHover}[
      how
    ];
    if (own) {
      runSteps(app, own);
      return true;
    }
    if (spec.look === 'switch' || spec.look === 'checkbox') control.isChecked = !control.isChecked;
    if (spec.look === 'field') app.focusedKey = key;
    runSteps(app, spec.onTap ?? [], control.text);
    return true;
  }

  return {
    nowMs: () => nowMs,
    advance,
    schedule,
    nextTimerMs: () => (timers.length === 0 ? undefined : Math.min(...timers.map(({atMs}) => atMs))),
    nextKey,
    running: () => running,
    start,
    end(app) {
      running = running.filter((other) => other !== app);
    },
    openScreen,
    runSteps,
    findLive,
    press,
    type(key, text, isAppended) {
      const found = key === undefined ? undefined : findLive(key);
      if (found?.control.spec.look !== 'field') return false;
      const {app, control} = found;
      const whole = isAppended ? `${control.text ?? ''}${text}` : text;
      control.text = whole.slice(0, control.spec.maxLength ?? whole.length);
      runSteps(app, control.spec.onType ?? [], control.text);
      return true;
    },
    clipboard: () => clipboard,
    setClipboard(text) {
      clipboard = text;
    },
    addEvent: (event) => void events.push(event),
    takeEvents() {
      const taken = events;
      events = [];
      return taken;
    },
  };
}

/** Scrolls a list by pixels, at most to the end of its content; `false` when it did not move. */
export function scrollBy(control: LiveControl, distance: number, viewHeight: number): boolean {
  const most = Math.max(0, control.contentHeight - viewHeight);
  const before = control.scrolled;
  control.scrolled = Math.min(most, Math.max(0, before + distance));
  return control.scrolled !== before;
}
