import type {RunState} from '../run/runState';
import {type Operations, textOf} from './operation';
import {passTime} from './timeOperations';

const GRANTED = 1;
const DENIED = 0;
const UNSUPPORTED = -2;
const PREFIX = 'android.permission.';
const ACCESSIBILITY = 'accessibility_service';
/** Time until the simulated user answers a permission dialog. */
const READ_MS = 1500;

/** Android's names of permissions with a dialog, with the constants of the product for each. */
const DIALOG_PERMISSIONS: Readonly<Record<string, readonly string[]>> = {
  CAMERA: ['CAMERA'],
  RECORD_AUDIO: ['RECORD_AUDIO', 'MICROPHONE'],
  READ_SMS: ['READ_SMS', 'SMS'],
  READ_PHONE_STATE: ['READ_PHONE_STATE', 'PHONE'],
  READ_PHONE_NUMBERS: ['READ_PHONE_NUMBERS'],
  ACCESS_FINE_LOCATION: ['ACCESS_FINE_LOCATION', 'LOCATION'],
  ACCESS_COARSE_LOCATION: ['ACCESS_COARSE_LOCATION'],
  BLUETOOTH_CONNECT: ['BLUETOOTH_CONNECT', 'BLUETOOTH'],
  BLUETOOTH_SCAN: ['BLUETOOTH_SCAN'],
  POST_NOTIFICATIONS: ['POST_NOTIFICATIONS', 'NOTIFICATION'],
  READ_CONTACTS: ['READ_CONTACTS', 'CONTACTS'],
  READ_EXTERNAL_STORAGE: ['READ_EXTERNAL_STORAGE', 'STORAGE'],
  WRITE_EXTERNAL_STORAGE: ['WRITE_EXTERNAL_STORAGE'],
};

/** Values of the module's constants, by their full names. */
export const PERMISSION_CONSTANTS: Readonly<Record<string, string | number>> = Object.fromEntries([
  ...Object.entries(DIALOG_PERMISSIONS).flatMap(([name, constants]) =>
    constants.map((constant) => [`android.system.permission.${constant}`, PREFIX + name]),
  ),
  ['android.system.permission.ACCESSIBILITY_SERVICE', ACCESSIBILITY],
  ['android.system.permission.DEFAULT_TIMEOUT', 30],
]);

export const permissionOperations: Operations = {
  'android.system.permission.has': ({key}, {granted}) => granted.has(toKey(key)),
  'android.system.permission.is_granted': ({key}, {granted}) => granted.has(toKey(key)),
  'android.system.permission.request': (values, state) => request(textOf(values, 'key'), state),
  'android.system.permission.ensure': (values, state) => {
    const key = textOf(values, 'key');
    return state.granted.has(toKey(key)) || request(key, state) === GRANTED;
  },
  'android.system.permission.list_all': () => [
    ...Object.keys(DIALOG_PERMISSIONS).map((name) => PREFIX + name),
    ACCESSIBILITY,
  ],
};

/** The simulated user grants what the scene does not refuse. For a settings page the answer is `DENIED`, whatever is set there. */
function request(key: string, state: RunState): number {
  const name = toKey(key);
  if (name === ACCESSIBILITY) {
    state.emit({type: 'app', packageName: 'com.android.settings', name: 'Accessibility settings'});
    return DENIED;
  }
  const known = name.startsWith(PREFIX) && Object.hasOwn(DIALOG_PERMISSIONS, name.slice(PREFIX.length));
  if (!known) return UNSUPPORTED;
  const isRefused = state.phone.scene.user?.refuses?.includes(name) ?? false;
  const answer = isRefused ? 'Don’t allow' : 'Allow';
  state.emit({type: 'dialog', kind: 'confirm', title: 'Android asks', text: name, answer});
  passTime(state, READ_MS);
  if (isRefused) return DENIED;
  state.granted.add(name);
  return GRANTED;
}

/** The full name of a permission, from its full name, a constant or an alias such as `camera`. */
function toKey(key: unknown): string {
  const text = String(key);
  const entry = Object.entries(DIALOG_PERMISSIONS).find(([, constants]) =>
    constants.includes(text.toUpperCase()),
  );
  return entry ? PREFIX + entry[0] : text;
}
