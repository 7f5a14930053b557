import type {Scene, SceneApp} from '../scene/scene';
import type {AppRuntime, Press} from './createAppRuntime';
import {createWindowMaker} from './createWindowMaker';
import {findProgram} from './findProgram';
import type {LiveWindow} from './liveWindow';
import type {RunningApp} from './runningApp';

/** Time between the start of a program and its window. */
const START_MS = 800;

/** The windows of a desktop: their order, and what opens, raises and closes them. */
export interface WindowManager {
  /** All open windows, from back to front. */
  all(): readonly LiveWindow[];
  /** The windows that can be seen, from back to front; minimised ones too. */
  stack(): readonly LiveWindow[];
  /** The window in front; `undefined` when all are minimised. */
  front(): LiveWindow | undefined;
  find(handle: number): LiveWindow | undefined;
  open(spec: SceneApp): void;
  raise(window: LiveWindow): void;
  /** Raises the window of a program, or opens one; `false` for an unknown program. */
  launch(program: string): boolean;
  /** Starts a program by name, process or path, and returns its path. The window opens later. */
  run(program: string): string | undefined;
  /** Asks a window to close; the program may refuse. */
  askToClose(window: LiveWindow): void;
  /** Ends an app with its window. */
  endApp(app: RunningApp): void;
  /** Presses a button of a title bar or of the taskbar, which react to taps alone; `false` when the key belongs to none of them. */
  pressButton(key: number, how: Press): boolean;
}

/** Makes a manager without windows. */
export function createWindowManager(scene: Scene, runtime: AppRuntime): WindowManager {
  /** From the back to the front. */
  let windows: LiveWindow[] = [];
  const makeWindow = createWindowMaker(runtime);
  const buttons = new Map<number, () => void>();

  function open(spec: SceneApp): void {
    const app = runtime.start(spec);
    const older = windows.filter((other) => other.app.spec === spec).length;
    const window = makeWindow(app, older);
    windows.push(window);
    buttons.set(window.keys.close, () => askToClose(window));
    buttons.set(window.keys.minimize, () => {
      window.isMinimized = true;
    });
    buttons.set(window.keys.task, () => {
      if (window === front()) window.isMinimized = true;
      else raise(window);
    });
  }

  function front(): LiveWindow | undefined {
    return stack().findLast(({isMinimized}) => !isMinimized);
  }

  function stack(): LiveWindow[] {
    const seen = windows.filter(({app}) => !app.spec.window?.hidden);
    return [...seen.filter(({isOnTop}) => !isOnTop), ...seen.filter(({isOnTop}) => isOnTop)];
  }

  function raise(window: LiveWindow): void {
    const before = front();
    window.isMinimized = false;
    windows = [...windows.filter((other) => other !== window), window];
    if (before !== front()) noteFront(window.app.spec);
  }

  function noteFront({packageName, name}: SceneApp): void {
    runtime.addEvent({type: 'app', packageName, name});
  }

  function launch(program: string): boolean {
    const spec = findProgram(scene.apps, program);
    if (!spec) return false;
    const known = windows.findLast(({app}) => app.spec === spec);
    if (known) raise(known);
    else {
      open(spec);
      noteFront(spec);
    }
    return true;
  }

  function run(program: string): string | undefined {
    const spec = findProgram(scene.apps, program);
    if (spec)
      runtime.schedule(START_MS, () => {
        open(spec);
        noteFront(spec);
      });
    return spec?.window?.path;
  }

  function endApp(app: RunningApp): void {
    runtime.end(app);
    windows = windows.filter((window) => window.app !== app);
  }

  function askToClose({app}: LiveWindow): void {
    const {hangs, onClose} = app.spec.window ?? {};
    if (hangs) return;
    if (onClose) runtime.runSteps(app, onClose);
    else endApp(app);
  }

  return {
    all: () => windows,
    stack,
    front,
    find: (handle) => windows.find((window) => window.handle === handle),
    open,
    raise,
    launch,
    run,
    askToClose,
    endApp,
    pressButton(key, how) {
      const button = buttons.get(key);
      if (how === 'tap') button?.();
      return button !== undefined;
    },
  };
}
