import type {RunState} from '../../run/runState';
import {PythonCall, toPythonObject} from '../../run/toPython';
import type {SceneApp} from '../../scene/scene';
import {numberOf, type Operation, type Operations, textOf} from '../operation';
import {reuseAndroidOperations} from '../reuseAndroidOperations';
import {OPEN_MS, readDevice, systemOperations} from '../systemOperations';
import {passTime} from '../timeOperations';

/** Results of `app_state()`. */
const STOPPED = 1;
const IN_BACKGROUND = 2;
const RUNNING = 4;
const FIRST_PID = 200;
const FULL = 1;
const UNPLUGGED = 1;

/** Name of the product's own app: the clipboard can be read only while it is in front. */
const PRODUCT = 'AScript';

const nothing: Operation = () => undefined;
const model = readDevice(({phone}) => phone.scene.device.model);
const id = readDevice(({phone}) => phone.scene.device.id);
const upright = readDevice(({phone: {scene}}) =>
  scene.device.width > scene.device.height ? 'LANDSCAPE' : 'PORTRAIT',
);

const size: Operation = (_values, {phone: {scene}}) =>
  new PythonCall('tuple', [[scene.device.width, scene.device.height]]);

const sizeOfUnknownUnit: Operation = (values, state) => {
  state.noteUndocumented(
    'system.screen_size',
    'Whether the size is pixels or points is not documented; here it is pixels.',
  );
  return size(values, state);
};

export const iosSystemOperations: Operations = {
  ...reuseAndroidOperations(
    'ios',
    [systemOperations],
    ['system.exit', 'system.KeyValue.save', 'system.R.img', 'system.R.res', 'system.R.ui', 'system.R.root'],
  ),
  'ios.system.KeyValue.get': (values, {values: kept}) => kept.get(textOf(values, 'key')) ?? values.default,
  'ios.system.R.assets': (values) => `/project/assets/${textOf(values, 'file_name')}`,
  'ios.system.R.home': () => '/',
  'ios.system.R.name': () => 'project',
  'ios.system.app_current'(_values, {phone}) {
    const app = phone.appInFront();
    return toPythonObject('AppInfo', {
      name: app.name,
      pid: FIRST_PID + phone.scene.apps.indexOf(app) + 1,
      process_arguments: {},
      bundle_id: app.packageName,
    });
  },
  'ios.system.app_list'(_values, state) {
    state.noteUndocumented(
      'system.app_list',
      'What an entry holds is not documented; here it is a bundle id.',
    );
    return state.phone.scene.apps.map(({packageName}) => packageName);
  },
  'ios.system.app_start'(values, state) {
    const {bundle_id: bundleId, scheme, name} = values;
    const app =
      typeof scheme === 'string'
        ? state.phone.scene.apps.find((known) => known.scheme === scheme)?.packageName
        : (bundleId ?? name);
    const isOpen = typeof app === 'string' && state.phone.launch(app) !== undefined;
    passTime(state, OPEN_MS);
    return isOpen;
  },
  'ios.system.scheme_start'(values, state) {
    openProduct(state);
    const app = state.phone.scene.apps.find(({scheme}) => scheme === textOf(values, 'scheme'));
    if (app) state.phone.launch(app.packageName);
    else
      state.noteUndocumented(
        'system.scheme_start',
        'No app of this phone has the scheme; here nothing happens.',
      );
    passTime(state, OPEN_MS);
  },
  'ios.system.get_app_scheme'(values, state) {
    const scheme = findApp(state, textOf(values, 'bundle_id', textOf(values, 'name')))?.scheme;
    if (scheme === undefined)
      state.noteUndocumented(
        'system.get_app_scheme',
        'What comes for an app without a scheme is not documented; here it is an empty text.',
      );
    return scheme ?? '';
  },
  'ios.system.app_state'(values, {phone}) {
    const wanted = textOf(values, 'bundle_id');
    if (phone.appInFront().packageName === wanted) return RUNNING;
    return phone.isRunning(wanted) ? IN_BACKGROUND : STOPPED;
  },
  'ios.system.app_stop'(values, state) {
    state.phone.stop(textOf(values, 'bundle_id'));
    return true;
  },
  'ios.system.deactivate'(values, state) {
    const {packageName} = state.phone.appInFront();
    state.phone.pressKey('home');
    state.reportScreen();
    passTime(state, numberOf(values, 'duration') * 1000);
    state.phone.launch(packageName);
  },
  'ios.system.get_clipboard'(_values, state) {
    openProduct(state);
    return state.phone.clipboard();
  },
  'ios.system.set_clipboard'(values, state) {
    const text = textOf(values, 'content');
    state.phone.setClipboard(text);
    state.emit({type: 'clipboard', text});
  },
  'ios.system.get_ios_version': readDevice(({phone}) => phone.scene.device.version),
  'ios.system.get_ip_address': () => '192.168.1.30',
  'ios.system.get_uuid': id,
  'ios.system.info'(_values, {phone}) {
    const {device} = phone.scene;
    return toPythonObject('DeviceInfo', {
      time_zone: 'Europe/London',
      current_locale: 'en_GB',
      model: device.model,
      uuid: device.id,
      user_interface_idiom: 0,
      user_interface_style: 'light',
      name: device.brand,
      is_simulator: true,
    });
  },
  'ios.system.is_locked': (_values, state) => state.values.get(LOCKED) === true,
  'ios.system.lock'(_values, state) {
    state.values.set(LOCKED, true);
    state.emit({type: 'key', key: 'lock'});
    state.noteUndocumented('system.lock', 'The locked screen is not drawn here.');
  },
  'ios.system.unlock'(_values, state) {
    state.values.delete(LOCKED);
  },
  'ios.system.notify'(values, state) {
    const title = values.title === null ? 'project' : textOf(values, 'title');
    state.emit({type: 'toast', text: `${title}: ${textOf(values, 'msg')}`, ms: 3000});
  },
  'ios.system.open_url'(values, state) {
    const browser = findApp(state, 'com.apple.mobilesafari');
    if (browser) state.phone.launch(browser.packageName);
    else state.emit({type: 'app', packageName: 'browser', name: textOf(values, 'url')});
    state.noteUndocumented('system.open_url', 'The page is not shown: the simulated phone has no network.');
    passTime(state, OPEN_MS);
  },
  'ios.system.reboot': nothing,
  'ios.system.screen_orientation': upright,
  'ios.system.screen_size': sizeOfUnknownUnit,
  'ios.system.device.get_battery_info'(_values, state) {
    state.noteUndocumented(
      'system.device.get_battery_info',
      'Whether it is a dict or an object is not documented; here it is a dict.',
    );
    return {level: 0.8 * FULL, state: UNPLUGGED};
  },
  'ios.system.device.get_device_id': id,
  'ios.system.device.get_device_model': model,
  'ios.system.device.get_device_name': readDevice(({phone}) => phone.scene.device.brand),
  'ios.system.device.get_orientation': upright,
  'ios.system.device.get_screen_scale': readDevice(
    ({phone}) => new PythonCall('float', [phone.scene.device.density]),
  ),
  'ios.system.device.get_screen_size': sizeOfUnknownUnit,
  'ios.system.device.get_screen_size_logical'(_values, state) {
    const {width, height, density} = state.phone.scene.device;
    state.noteUndocumented(
      'system.device.get_screen_size_logical',
      'The form of the result is not documented; here it is a tuple.',
    );
    return new PythonCall('tuple', [[Math.round(width / density), Math.round(height / density)]]);
  },
  'ios.system.device.vibrate': nothing,
  'ios.screen.size': size,
  'ios.screen.ori': upright,
  'ios.ui.FloatWindow.show': nothing,
  'ios.ui.FloatWindow.hide': nothing,
  'ios.ui.FloatWindow.hidden': nothing,
};

/** Key of the lock state among the stored values. The blanks keep it apart from keys of scripts. */
const LOCKED = ' locked ';

function findApp({phone}: RunState, wanted: string): SceneApp | undefined {
  return phone.scene.apps.find(({name, packageName}) => wanted === packageName || wanted === name);
}

function openProduct(state: RunState): void {
  state.phone.launch(PRODUCT);
  state.reportScreen();
}
