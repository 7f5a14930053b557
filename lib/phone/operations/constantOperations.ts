import type {Operations} from './operation';
import {PERMISSION_CONSTANTS} from './permissionOperations';

/** Search modes of other run modes than that of the phone, in which accessibility is on: they find nothing. */
export const MODE_HID = 6;
export const MODE_ROOT = 9;

const constants: Readonly<Record<string, unknown>> = {
  ...PERMISSION_CONSTANTS,
  'android.node.Selector.MODE_ASS': MODE_HID,
  'android.node.Selector.MODE_ROOT': MODE_ROOT,
  'android.screen.FORMAT_BITMAP': 1,
  'android.screen.FORMAT_CV_MAT': 2,
  'android.screen.FORMAT_PIL_IMAGE': 3,
  'android.screen.FORMAT_IMAGE_DATA': 4,
  'android.screen.FORMAT_ANDROID_IMAGE': 5,
  'android.system.R.id': 0,
  'android.system.R.mode': 2,
  'android.system.R.name': 'project',
  'android.system.R.package_name': 'com.aojoy.airscript',
  'android.system.R.version': 1,
};

/** The values of the product's constants. */
export const constantOperations: Operations = {constant: ({name}) => constants[String(name)]};
