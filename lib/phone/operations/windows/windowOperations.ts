import type {WindowInfo} from '../../device/desktop';
import {labelOf} from '../../device/hitTest';
import {cropRaster} from '../../draw/rasterise';
import type {Bounds, ScreenPoint} from '../../geometry';
import {toRegExp, toTextPattern} from '../../run/pythonPattern';
import type {RunState} from '../../run/runState';
import {PythonCall, PythonFields} from '../../run/toPython';
import {keepPicture} from '../bitmaps';
import {numberOf, type Operation, type Operations, regionOf, textOf, type Values} from '../operation';
import {reportMatches} from '../reportMatches';
import {passTime, waitFor} from '../timeOperations';
import {desktopOf, selfOf, windowOf} from './desktopOf';
import {clickMouse, dragMouse, type MouseClick} from './mouse';
import {savePicture, takeWindow} from './windowPictures';

const POLL_MS = 500;

const property =
  (read: (window: WindowInfo) => unknown): Operation =>
  (values, state) =>
    read(selfOf(values, state));

/** An operation that changes a window. It returns None, because results of such calls are not documented. */
const change =
  (act: (window: WindowInfo, values: Values, state: RunState) => void): Operation =>
  (values, state) => {
    act(selfOf(values, state), values, state);
  };

export const windowOperations: Operations = {
  'windows.window.Window.Window.find'(values, state) {
    const [window] =
      waitFor(
        state,
        numberOf(values, 'timeout') * 1000,
        () => {
          const found = findWindows(values, state);
          return found.length > 0 ? found : undefined;
        },
        POLL_MS,
      ) ?? [];
    report(values, state, 'find', window ? [window] : []);
    return window && toWindow(window);
  },
  'windows.window.Window.Window.find_all'(values, state) {
    const found = findWindows(values, state);
    report(values, state, 'find_all', found);
    if (found.length === 0)
      state.noteUndocumented(
        'window.Window.Window.find_all',
        'What find_all() gives when no window fits is not documented; here it is an empty list.',
      );
    return found.map(toWindow);
  },
  'windows.window.Window.Window.launch'(values, state) {
    const desktop = desktopOf(state);
    const program = textOf(values, 'path') || textOf(values, 'name');
    const before = desktop.windows();
    const open = before.find(({processName, processPath, title}) =>
      [processPath, processName.replace(/\.exe$/, ''), title].some(
        (known) => known.toLowerCase() === program.toLowerCase(),
      ),
    );
    if (open && values.allow_multiple !== true) {
      desktop.activate(open.handle);
      return toWindow(open);
    }
    const path = desktop.run(program);
    const started = waitFor(state, numberOf(values, 'timeout', 15) * 1000, () =>
      desktop
        .windows()
        .find(
          ({handle, processPath}) => processPath === path && before.every((old) => old.handle !== handle),
        ),
    );
    const window = started ?? open;
    return window && toWindow(window);
  },
  'windows.window.launcher.Launcher.run': (values, state) =>
    desktopOf(state).run(textOf(values, 'path') || textOf(values, 'name')) !== undefined,
  'windows.window.launcher.Launcher.get_info'(values, state) {
    const [wantedPath, wantedName] = [textOf(values, 'path'), textOf(values, 'name')];
    const pattern = toTextPattern(wantedName, 'i');
    const app = state.phone.scene.apps.find(({name, packageName, window}) =>
      wantedPath ? window?.path === wantedPath : pattern.test(name) || pattern.test(packageName),
    );
    return new PythonCall('tuple', [[app?.window?.path, app?.packageName ?? (wantedPath || wantedName)]]);
  },
  'windows.window.Window.Window.title': property(({title}) => title),
  'windows.window.Window.Window.class_name': property(({className}) => className),
  'windows.window.Window.Window.process_name': property(({processName}) => processName),
  'windows.window.Window.Window.process_path': property(({processPath}) => processPath),
  'windows.window.Window.Window.pid': property(({pid}) => pid),
  'windows.window.Window.Window.rect': property(({bounds: [left, top, right, bottom]}) => {
    const fields = {left, top, right, bottom, width: right - left, height: bottom - top};
    return new PythonCall('WindowRect', [new PythonFields(fields)]);
  }),
  'windows.window.Window.Window.is_visible': property(({isHidden, isMinimized}) => !isHidden && !isMinimized),
  'windows.window.Window.Window.is_minimized': property(({isMinimized}) => isMinimized),
  'windows.window.Window.Window.is_maximized': property(({isMaximized}) => isMaximized),
  'windows.window.Window.Window.is_responding': property(({isResponding}) => isResponding),
  'windows.window.Window.Window.is_always_on_top': property(({isOnTop}) => isOnTop),
  'windows.window.Window.Window.activate': change(({handle}, _values, state) =>
    desktopOf(state).activate(handle),
  ),
  'windows.window.Window.Window.minimize': change(({handle}, _values, state) =>
    desktopOf(state).minimize(handle),
  ),
  'windows.window.Window.Window.move': change(place),
  'windows.window.Window.Window.resize': change(place),
  'windows.window.Window.Window.set_rect': change(place),
  'windows.window.Window.Window.set_always_on_top': change(({handle}, {toggle}, state) =>
    desktopOf(state).setOnTop(handle, toggle !== false),
  ),
  'windows.window.Window.Window.close': change(({handle}, _values, state) => desktopOf(state).close(handle)),
  'windows.window.Window.Window.kill'(values, state) {
    const window = windowOf(values.self, state);
    if (window) desktopOf(state).kill(window.handle);
    return window !== undefined;
  },
  'windows.window.Window.Window.capture'(values, state) {
    const window = selfOf(values, state);
    if (values.force_activate === true) desktopOf(state).activate(window.handle);
    const clientArea = takeWindow(state, window, 'client');
    if (!clientArea) return undefined;
    const part = regionOf(values);
    if (part)
      state.noteUndocumented(
        'window.Window.Window.capture',
        'How rect is counted is not documented; here it counts from the corner of the inside.',
      );
    const picture = part ? cropRaster(clientArea, part) : clientArea;
    savePicture(state, values.save_path, picture);
    return keepPicture(state, picture, values.format === 'PIL' ? 'bitmap' : 'array');
  },
  'windows.window.Window.Window.click'(values, state) {
    const window = selfOf(values, state);
    const [left, top, right, bottom] = window.bounds;
    if (typeof values.x !== 'number' || typeof values.y !== 'number')
      state.noteUndocumented(
        'window.Window.Window.click',
        'What click() without a place does is not documented; here it clicks the middle of the window.',
      );
    const at = [
      left + numberOf(values, 'x', (right - left) >> 1),
      top + numberOf(values, 'y', (bottom - top) >> 1),
    ] as const;
    const click: MouseClick = {
      at,
      button: values.button === 'secondary' ? 'right' : 'left',
      clicks: numberOf(values, 'clicks', 1),
      intervalMs: numberOf(values, 'interval') * 1000,
      travelMs: numberOf(values, 'move_duration') * 1000,
      holdMs: numberOf(values, 'duration') * 1000,
      spread: numberOf(values, 'offset'),
    };
    clickMouse(state, click);
  },
  'windows.window.Window.Window.long_click': change((window, values, state) => {
    const at = fromWindow(window, values, [numberOf(values, 'x'), numberOf(values, 'y')]);
    const ms = numberOf(values, 'duration', 1) * 1000;
    const target = desktopOf(state).postClick(window.handle, at, ms);
    state.emit({type: 'tap', at, ms, by: 'message', ...(target ? {target: labelOf(target)} : {})});
    passTime(state, ms);
  }),
  'windows.window.Window.Window.drag': change((window, values, state) => {
    const from = fromWindow(window, values, [numberOf(values, 'x1'), numberOf(values, 'y1')]);
    const to = fromWindow(window, values, [numberOf(values, 'x2'), numberOf(values, 'y2')]);
    dragMouse(state, [from, to], numberOf(values, 'duration', 0.5) * 1000, 'message');
  }),
  'windows.window.Window.Window.type_text': change(({handle}, values, state) => {
    const text = textOf(values, 'text');
    const field = desktopOf(state).type(text, handle);
    if (field) state.emit({type: 'typed', text, target: field.desc ?? field.id ?? field.type});
    else
      state.noteUndocumented(
        'window.Window.Window.type_text',
        'No field of the window has the focus, so nothing takes the text here.',
      );
  }),
};

function toWindow({handle}: WindowInfo): PythonCall {
  return new PythonCall('Window', [handle]);
}

function findWindows(values: Values, state: RunState): WindowInfo[] {
  const title = typeof values.title_re === 'string' ? toRegExp(values.title_re) : undefined;
  const process = textOf(values, 'process_name').toLowerCase();
  const className = textOf(values, 'class_name');
  return desktopOf(state)
    .windows()
    .filter(
      (window) =>
        (!title || title.test(window.title)) &&
        window.processName.toLowerCase().includes(process) &&
        (className === '' || window.className === className) &&
        (values.visible_only === false || !window.isHidden),
    );
}

function report(values: Values, state: RunState, name: string, found: readonly WindowInfo[]): void {
  const given = ['title_re', 'process_name', 'class_name'].flatMap((key) =>
    typeof values[key] === 'string' ? [`${key}=${JSON.stringify(values[key])}`] : [],
  );
  const matches = found.map(({bounds, title}) => ({bounds, label: title}));
  reportMatches(state, {what: 'window', query: `Window.${name}(${given.join(', ')})`, matches});
}

function place(
  {handle, bounds: [left, top, right, bottom]}: WindowInfo,
  values: Values,
  state: RunState,
): void {
  const x = numberOf(values, 'x', left);
  const y = numberOf(values, 'y', top);
  const bounds: Bounds = [
    x,
    y,
    x + numberOf(values, 'width', right - left),
    y + numberOf(values, 'height', bottom - top),
  ];
  desktopOf(state).setBounds(handle, bounds);
}

function fromWindow({bounds: [left, top]}: WindowInfo, values: Values, [x, y]: ScreenPoint): ScreenPoint {
  return values.is_relative === false ? [x, y] : [left + x, top + y];
}
