import {RunEnd, type RunState} from '../run/runState';
import {toPythonObject} from '../run/toPython';
import {type Operation, type Operations, plainOf, textOf, type Values} from './operation';
import {passTime} from './timeOperations';

const PROJECT = '/project';
/** Time until an app that is opened is in front. */
export const OPEN_MS = 300;
const VERSION = '3.0.0';
const SETTINGS = 'com.android.settings';

const openApp: Operation = (values, state) => {
  const wanted = textOf(values, 'name_or_package');
  if (!state.phone.launch(wanted))
    state.noteUndocumented(
      'system.open',
      `No app ${wanted} is on this phone. What a phone does then is not documented; here nothing happens.`,
    );
  passTime(state, OPEN_MS);
};

/** Makes a call that only reads the state of a run. */
export const readDevice =
  (read: (state: RunState) => unknown): Operation =>
  (_values, state) =>
    read(state);

const statusBarHeight = readDevice(({phone}) => phone.scene.device.statusBarHeight);

export const systemOperations: Operations = {
  'android.system.open': openApp,
  'android.system.open_app_setting'(_values, state) {
    const {phone} = state;
    if (!phone.launch(SETTINGS, 'app_details'))
      state.noteUndocumented('system.open_app_setting', 'This phone has no settings page of an app.');
    passTime(state, OPEN_MS);
  },
  'android.system.exit'() {
    throw new RunEnd({status: 'exit'});
  },
  'android.system.reboot'(_values, state) {
    state.noteUndocumented(
      'system.reboot',
      'The simulated run ends here; a phone would start the script again.',
    );
    throw new RunEnd({status: 'exit'});
  },
  'android.system.Config.set_auto_run'() {},
  'android.system.Config.set_stop_re_run'() {},
  'android.system.get_info'(_values, state) {
    state.noteUndocumented('system.get_info', 'Which keys the dict has is not documented.');
    return {version: VERSION};
  },
  'android.system.browser'(values, state) {
    state.emit({type: 'app', packageName: 'browser', name: textOf(values, 'url')});
    state.noteUndocumented('system.browser', 'The page is not shown: the simulated phone has no network.');
  },
  'android.system.get_foreground_app': (_values, state) => state.phone.appInFront().packageName,
  'android.system.get_app_name'(values, state) {
    const app = state.phone.scene.apps.find(
      ({packageName}) => packageName === textOf(values, 'package_name'),
    );
    return app?.name;
  },
  'android.system.wait_for_package'(values, state) {
    const isThere = state.phone.appInFront().packageName === textOf(values, 'package_name');
    state.noteUndocumented(
      'system.wait_for_package',
      'What the call gives is not documented; here it is whether the app is in front.',
    );
    return isThere;
  },
  'android.system.get_version': () => VERSION,
  'android.system.Clipboard.get': (_values, state) => state.phone.clipboard(),
  'android.system.Clipboard.put'(values, state) {
    const text = textOf(values, 'msg');
    state.phone.setClipboard(text);
    state.emit({type: 'clipboard', text});
  },
  'android.system.Device.brand': readDevice(({phone}) => phone.scene.device.brand),
  'android.system.Device.model': readDevice(({phone}) => phone.scene.device.model),
  'android.system.Device.name': readDevice(({phone}) => phone.scene.device.model),
  'android.system.Device.version': readDevice(({phone}) => phone.scene.device.version),
  'android.system.Device.sdk': readDevice(({phone}) => phone.scene.device.sdk),
  'android.system.Device.id': readDevice(({phone}) => phone.scene.device.id),
  'android.system.Device.ip': () => '192.168.1.20',
  'android.system.Device.abi': () => 'arm64-v8a',
  'android.system.Device.abis': () => ['arm64-v8a', 'armeabi-v7a'],
  'android.system.Device.is_charging': () => false,
  'android.system.Device.is_screen_on': () => true,
  'android.system.Device.phone_numbers': () => [],
  'android.system.Device.apps'(_values, state) {
    state.noteUndocumented(
      'system.Device.apps',
      'What an element holds is not documented; here it is a package name.',
    );
    return state.phone.scene.apps.map(({packageName}) => packageName);
  },
  'android.system.Device.keep_screen_on'() {},
  'android.system.Device.keep_screen_off'() {},
  'android.system.Device.wake_up'() {},
  'android.system.Device.set_brightness'() {},
  'android.system.Device.statue_bar_height': statusBarHeight,
  'android.system.Device.status_bar_height': statusBarHeight,
  'android.system.Device.display'(_values, {phone}) {
    const {width, height, density} = phone.scene.device;
    return toPythonObject('Display', {widthPixels: width, heightPixels: height, density, rotation: 0});
  },
  'android.system.Device.current_appinfo'(_values, {phone}) {
    const {name, packageName, activity} = phone.appInFront();
    return toPythonObject('AppInfo', {name, packageName, activity});
  },
  'android.system.KeyValue.get': getValue,
  'android.system.KeyValue.save': saveValue,
  'android.system.KeyValue.remove': removeValue,
  'android.data.KeyValue.get': getValue,
  'android.data.KeyValue.save': saveValue,
  'android.data.KeyValue.remove': removeValue,
  'android.system.Notification.listen'(_values, state) {
    state.subscriptions.add('notification');
  },
  'android.system.R.root': (values) => join(PROJECT, values),
  'android.system.R.res': (values) => join(`${PROJECT}/res`, values),
  'android.system.R.img': (values) => join(`${PROJECT}/res/img`, values),
  'android.system.R.ui': (values) => join(`${PROJECT}/res/ui`, values),
  'android.system.R.sd': (values) => join('/sdcard', values),
  'android.system.R.rel'({args}) {
    const [first = '', second] = Array.isArray(args) ? args.map(String) : [];
    const path = second ?? first;
    if (path.startsWith('/')) return path;
    const folder = second === undefined ? PROJECT : first.slice(0, first.lastIndexOf('/'));
    return normalise(`${folder}/${path}`);
  },
  'android.system.R.get_card': () => '',
};

/** On Android the type of the default decides how a value is read; here one of another type counts as missing. */
function getValue(values: Values, state: RunState): unknown {
  const value = state.values.get(textOf(values, 'key'));
  if (value === undefined || typeof value === typeof values.default_value)
    return value ?? values.default_value;
  state.noteUndocumented(
    'system.KeyValue.get',
    'The value has another type than the default, which is not documented.',
  );
  return values.default_value;
}

/** `KeyValue.save` of all platforms. */
export function saveValue(values: Values, state: RunState): void {
  const key = textOf(values, 'key');
  const value = plainOf(values.value);
  state.values.set(key, value);
  state.emit({type: 'stored', key, value: typeof value === 'string' ? value : JSON.stringify(value)});
}

/** `KeyValue.remove` of the platforms that have it. */
export function removeValue(values: Values, state: RunState): void {
  const key = textOf(values, 'key');
  state.values.delete(key);
  state.emit({type: 'stored', key, value: ''});
}

function join(folder: string, values: Values): string {
  const paths = Object.values(values).find(Array.isArray) ?? [];
  const parts = paths
    .map((path: unknown) => String(path).replace(/^\/+/, ''))
    .filter((path: string) => path !== '');
  return [folder, ...parts].join('/');
}

function normalise(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return `/${parts.join('/')}`;
}
