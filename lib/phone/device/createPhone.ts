import type {ScreenPoint} from '../run/runEvent';
import type {Scene, SceneApp, SceneStep} from '../scene/scene';
import {type ControlState, type Frame, PLAIN_FLAGS} from './frame';
import {hitTest} from './hitTest';
import {createLauncher, LAUNCHER_PACKAGE} from './launcherApp';
import {fillIn, type LayoutContext, layoutControls} from './layoutScreen';
import {createScreen, type LiveControl, type LiveScreen, walkControls} from './liveControl';

/** From this on a finger that stays down is a long press, as on Android. */
export const LONG_PRESS_MS = 500;

/** How often what moves is looked at anew. */
const MOTION_STEP_MS = 200;

interface RunningApp {
  spec: SceneApp;
  screens: LiveScreen[];
  variables: Record<string, number | string | boolean>;
}

interface Timer {
  atMs: number;
  run: () => void;
}

/** What happened on the phone by itself, for the run to report. */
export type PhoneNote =
  | {type: 'app'; packageName: string; name: string}
  | {type: 'clipboard'; text: string}
  | {type: 'toast'; text: string; ms: number};

export interface Phone {
  readonly scene: Scene;
  nowMs(): number;
  /** Lets simulated time pass; timers of apps run at their moment. */
  advance(ms: number): void;
  /** When the screen may change by itself next; `undefined` when nothing waits and nothing moves. */
  nextChangeMs(): number | undefined;
  /** Runs something later, in simulated time. */
  schedule(afterMs: number, run: () => void): void;
  frame(): Frame;
  /** Touches a point; gives the control that took it. */
  tap(at: ScreenPoint, ms: number): ControlState | undefined;
  /** Moves a finger; lists scroll with it. Gives the list that took it. */
  swipe(points: readonly ScreenPoint[]): ControlState | undefined;
  /** Presses a control itself, wherever it is; `false` when it is gone. */
  press(key: number, isLong: boolean): boolean;
  /** Scrolls a list by its height: -1 forward, 1 backward; `false` when it cannot. */
  scroll(key: number, direction: -1 | 1): boolean;
  /** Puts a text into a field, without a key into the one with the focus; gives the field. */
  typeText(text: string, options?: {key?: number; isAppended?: boolean}): ControlState | undefined;
  pressKey(key: 'back' | 'home'): void;
  /** Brings an app to the front by name or package name, with one of its screens on top when `screen` names one. */
  launch(nameOrPackage: string, screen?: string): SceneApp | undefined;
  /** Ends an app, so that it opens anew the next time; the one in front gives way to the home screen. */
  stop(packageName: string): void;
  appInFront(): SceneApp;
  clipboard(): string;
  setClipboard(text: string): void;
  /** Takes what happened since the last call. */
  takeNotes(): PhoneNote[];
}

/** Makes the phone of a scene, with its first app open. */
export function createPhone(scene: Scene): Phone {
  const launcher = createLauncher(scene);
  const apps = [launcher, ...scene.apps];
  const running = new Map<string, RunningApp>();
  const {width, height, statusBarHeight} = scene.device;
  let timers: Timer[] = [];
  let notes: PhoneNote[] = [];
  let nowMs = 0;
  let lastKey = 0;
  let focusedKey: number | undefined;
  let clipboard = scene.clipboard ?? '';
  let front = startApp(launcher);
  open(scene.start);
  notes = [];

  function startApp(spec: SceneApp): RunningApp {
    const app: RunningApp = {spec, screens: [], variables: {...spec.variables}};
    running.set(spec.packageName, app);
    const [first] = spec.screens;
    if (first) openScreen(app, first.id);
    return app;
  }

  function openScreen(app: RunningApp, id: string): void {
    const spec = app.spec.screens.find((screen) => screen.id === id);
    if (!spec) return;
    const screen = createScreen(spec, () => ++lastKey);
    app.screens.push(screen);
    focusedKey = undefined;
    runSteps(app, spec.onOpen ?? []);
  }

  function open(nameOrPackage: string): RunningApp | undefined {
    const spec = apps.find(({name, packageName}) => nameOrPackage === packageName || nameOrPackage === name);
    if (!spec) return undefined;
    front = running.get(spec.packageName) ?? startApp(spec);
    notes.push({type: 'app', packageName: spec.packageName, name: spec.name});
    return front;
  }

  function goBack(app: RunningApp): void {
    if (app.screens.length > 1) app.screens.pop();
    else if (app.spec !== launcher) open(LAUNCHER_PACKAGE);
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
        goBack(app);
        return;
      case 'launch':
        open(step.packageName);
        return;
      case 'show':
      case 'hide':
        changeControls(app, step.control, (control) => {
          control.isHidden = step.do === 'hide';
        });
        return;
      case 'focus':
        changeControls(app, step.control, ({key}) => {
          focusedKey = key;
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
        app.variables[step.variable] = Number(app.variables[step.variable] ?? 0) + step.amount;
        return;
      case 'copy':
        clipboard = fillTyped(app, step.text, typed);
        notes.push({type: 'clipboard', text: clipboard});
        return;
      case 'toast':
        notes.push({type: 'toast', text: fillTyped(app, step.text, typed), ms: 2000});
        return;
      case 'after':
        schedule(step.ms, () => runSteps(app, step.steps, typed));
        return;
    }
  }

  function fillTyped(app: RunningApp, text: string, typed: string | undefined): string {
    return fillIn(text, typed === undefined ? app.variables : {...app.variables, text: typed});
  }

  function changeControls(app: RunningApp, id: string, change: (control: LiveControl) => void): void {
    for (const screen of app.screens)
      for (const control of walkControls(screen.controls)) if (control.spec.id === id) change(control);
  }

  function findLive(key: number): {app: RunningApp; control: LiveControl} | undefined {
    for (const app of running.values())
      for (const screen of app.screens)
        for (const control of walkControls(screen.controls)) if (control.key === key) return {app, control};
    return undefined;
  }

  function press(key: number, isLong: boolean): boolean {
    const found = findLive(key);
    if (!found) return false;
    const {app, control} = found;
    if (control.spec.enabled === false) return true;
    if (isLong && control.spec.onLongTap) {
      runSteps(app, control.spec.onLongTap);
      return true;
    }
    const {look} = control.spec;
    if (look === 'switch' || look === 'checkbox') control.isChecked = !control.isChecked;
    if (look === 'field') focusedKey = key;
    runSteps(app, control.spec.onTap ?? [], control.text);
    return true;
  }

  function scrollBy(control: LiveControl, distance: number, viewHeight: number): boolean {
    const most = Math.max(0, control.contentHeight - viewHeight);
    const before = control.scrolled;
    control.scrolled = Math.min(most, Math.max(0, before + distance));
    return control.scrolled !== before;
  }

  function frame(): Frame {
    const {spec, screens, variables} = front;
    const screen = screens.at(-1);
    const context: LayoutContext = {
      platform: scene.platform,
      packageName: spec.packageName,
      variables,
      focusedKey,
      nowMs,
    };
    const root: ControlState = {
      key: 0,
      look: 'group',
      type: scene.platform === 'android' ? 'android.widget.FrameLayout' : 'XCUIElementTypeApplication',
      bounds: [0, 0, width, height],
      fill: screen?.spec.fill ?? '#ffffff',
      packageName: spec.packageName,
      ...PLAIN_FLAGS,
      children: layoutControls(screen?.controls ?? [], [0, statusBarHeight, width, height], context, [
        0,
        0,
        width,
        height,
      ]),
    };
    return {
      app: {packageName: spec.packageName, name: spec.name, activity: spec.activity},
      width,
      height,
      root,
    };
  }

  function findState(key: number, from: ControlState = frame().root): ControlState | undefined {
    if (from.key === key) return from;
    for (const child of from.children) {
      const found = findState(key, child);
      if (found) return found;
    }
    return undefined;
  }

  return {
    scene,
    nowMs: () => nowMs,
    advance,
    nextChangeMs() {
      const controls = [...walkControls(front.screens.at(-1)?.controls ?? [])];
      if (controls.some(({spec}) => spec.motion)) return nowMs + MOTION_STEP_MS;
      return timers.length === 0 ? undefined : Math.min(...timers.map(({atMs}) => atMs));
    },
    schedule,
    frame,
    tap(at, ms) {
      const path = hitTest(frame().root, at);
      const isLong = ms >= LONG_PRESS_MS;
      const target = path.findLast(({clickable, longClickable}) => clickable || (isLong && longClickable));
      if (target) press(target.key, isLong);
      return target ?? path.findLast(({key}) => key !== 0);
    },
    swipe(points) {
      const [first, last] = [points[0], points.at(-1)];
      if (!first || !last) return undefined;
      const list = hitTest(frame().root, first).findLast(({look}) => look === 'list');
      const found = list && findLive(list.key);
      if (list && found) scrollBy(found.control, first[1] - last[1], list.bounds[3] - list.bounds[1]);
      return list;
    },
    press,
    scroll(key, direction) {
      const state = findState(key);
      const found = findLive(key);
      if (!state || !found) return false;
      const viewHeight = state.bounds[3] - state.bounds[1];
      return scrollBy(found.control, -direction * viewHeight, viewHeight);
    },
    typeText(text, {key = focusedKey, isAppended = false} = {}) {
      const found = key === undefined ? undefined : findLive(key);
      if (found?.control.spec.look !== 'field' || key === undefined) return undefined;
      const {app, control} = found;
      const whole = isAppended ? `${control.text ?? ''}${text}` : text;
      control.text = whole.slice(0, control.spec.maxLength ?? whole.length);
      runSteps(app, control.spec.onType ?? [], control.text);
      return findState(key);
    },
    pressKey(key) {
      if (key === 'back') goBack(front);
      else open(LAUNCHER_PACKAGE);
    },
    launch(nameOrPackage, screen) {
      const app = open(nameOrPackage);
      if (app && screen !== undefined) openScreen(app, screen);
      return app?.spec;
    },
    stop(packageName) {
      const app = running.get(packageName);
      if (!app || app.spec === launcher) return;
      running.delete(packageName);
      if (app === front) open(LAUNCHER_PACKAGE);
    },
    appInFront: () => front.spec,
    clipboard: () => clipboard,
    setClipboard(text) {
      clipboard = text;
    },
    takeNotes() {
      const taken = notes;
      notes = [];
      return taken;
    },
  };
}
