import type {Bounds} from '../geometry';
import type {Scene} from '../scene/scene';
import {type AppRuntime, createAppRuntime} from './createAppRuntime';
import {createRoot} from './createRoot';
import {createSurface} from './createSurface';
import {findByKey} from './findByKey';
import type {Frame} from './frame';
import {createLauncher} from './launcherApp';
import {type LayoutContext, layoutControls} from './layoutScreen';
import type {Phone} from './phone';
import type {RunningApp} from './runningApp';

/** Makes the phone of a scene, on which one app at a time fills the screen; the app `start` is open. */
export function createHandset(scene: Scene): Phone {
  const launcher = createLauncher(scene);
  const apps = [launcher, ...scene.apps];
  const {width, height, statusBarHeight} = scene.device;
  const runtime: AppRuntime = createAppRuntime(
    {open, goBack, close: ({spec}) => stop(spec.packageName)},
    scene.clipboard ?? '',
  );
  let front = runtime.start(launcher);
  open(scene.start);
  runtime.takeEvents();

  function findRunning(packageName: string): RunningApp | undefined {
    return runtime.running().find(({spec}) => spec.packageName === packageName);
  }

  function open(nameOrPackage: string): RunningApp | undefined {
    const spec = apps.find(({name, packageName}) => nameOrPackage === packageName || nameOrPackage === name);
    if (!spec) return undefined;
    front = findRunning(spec.packageName) ?? runtime.start(spec);
    runtime.addEvent({type: 'app', packageName: spec.packageName, name: spec.name});
    return front;
  }

  function goBack(app: RunningApp): void {
    if (app.screens.length > 1) app.screens.pop();
    else if (app.spec !== launcher) open(launcher.packageName);
  }

  function stop(packageName: string): void {
    const app = findRunning(packageName);
    if (!app || app.spec === launcher) return;
    runtime.end(app);
    if (app === front) open(launcher.packageName);
  }

  function frame(): Frame {
    const {spec, screens, variables, focusedKey} = front;
    const screen = screens.at(-1);
    const context: LayoutContext = {
      platform: scene.platform,
      packageName: spec.packageName,
      variables,
      focusedKey,
      nowMs: runtime.nowMs(),
    };
    const area: Bounds = [0, statusBarHeight, width, height];
    const whole: Bounds = [0, 0, width, height];
    const controls = layoutControls(screen?.controls ?? [], area, context, whole);
    const root = {...createRoot(scene.platform, spec, whole, controls), fill: screen?.spec.fill ?? '#ffffff'};
    return {
      app: {packageName: spec.packageName, name: spec.name, activity: spec.activity},
      width,
      height,
      root,
    };
  }

  return {
    ...createSurface(scene, runtime, {
      frame,
      shown: () => [front],
      press: runtime.press,
      findByKey: (key) => findByKey(frame().root, key),
    }),
    pressKey(key) {
      if (key === 'back') goBack(front);
      else open(launcher.packageName);
    },
    launch(nameOrPackage, screen) {
      const app = open(nameOrPackage);
      if (app && screen !== undefined) runtime.openScreen(app, screen);
      return app?.spec;
    },
    stop,
    appInFront: () => front.spec,
  };
}
