import {RunEnd, type RunState} from '../../run/runState';
import {PythonCall} from '../../run/toPython';
import {type Operations, textOf, type Values} from '../operation';
import {removeValue, saveValue} from '../systemOperations';
import {passTime} from '../timeOperations';

/** Folder of the project. */
const PROJECT = 'C:\\project';
/** Time until the simulated user has pressed a button. */
const USER_MS = 800;
const PANEL = -1;

export const computerOperations: Operations = {
  constant: ({name}, state) => constants[String(name)]?.(state),
  'windows.system.r.R.img': (values) => `${PROJECT}\\res\\img\\${backslashes(values)}`,
  'windows.system.r.R.ui': (values) => `${PROJECT}\\res\\ui\\${backslashes(values)}`,
  'windows.system.r.R.res': (values) => `${PROJECT}\\res\\${backslashes(values)}`,
  'windows.system.r.R.get_root': () => PROJECT,
  'windows.system.r.R.is_admin': () => false,
  'windows.system.r.R.run_as_admin'(_values, state) {
    const isAllowed = state.phone.scene.user?.dialogs?.[state.dialogs++] !== false;
    state.emit({
      type: 'dialog',
      kind: 'confirm',
      title: 'User Account Control',
      text: 'Allow this app to make changes to your device?',
      answer: isAllowed ? 'Yes' : 'No',
    });
    state.noteUndocumented(
      'system.r.R.run_as_admin',
      isAllowed
        ? 'The simulated run ends here; Windows would start the script anew, with the rights.'
        : 'What happens when the user refuses is not documented; here the script goes on.',
    );
    if (isAllowed) throw new RunEnd({status: 'exit'});
  },
  'device.fact'(values, state) {
    const name = `${textOf(values, 'group')}.${textOf(values, 'name')}`;
    state.noteUndocumented(
      'system.device.Device',
      `The form of Device.${name} is not documented; this is the simulation’s own.`,
    );
    const {width, height, version} = state.phone.scene.device;
    if (name === 'os.type') return 'Windows';
    if (name === 'os.version') return version;
    return name === 'screen.physical' ? [width, height] : undefined;
  },
  'windows.system.key_value.KeyValue.get'(values, state) {
    const key = textOf(values, 'key');
    return state.values.has(key) ? state.values.get(key) : values.default;
  },
  'windows.system.key_value.KeyValue.save': saveValue,
  'windows.system.key_value.KeyValue.remove': removeValue,
  'windows.ui.flot_window.FloatScriptWindow.show'(values, state) {
    const title = textOf(values, 'name');
    state.emit({type: 'window', id: PANEL, state: 'shown', title, html: 'The simulated user presses Start.'});
    passTime(state, USER_MS);
  },
  'panel.close'(values, state) {
    passTime(state, USER_MS);
    state.emit({type: 'window', id: PANEL, state: 'closed', title: textOf(values, 'name')});
  },
};

const constants: Readonly<Record<string, (state: RunState) => unknown>> = {
  'windows.window.Window.WindowCaptureFormat.PIL': () => new PythonCall('CaptureFormat', ['PIL']),
  'windows.window.Window.WindowCaptureFormat.NUMPY': () => new PythonCall('CaptureFormat', ['NUMPY']),
  'windows.window.Window.WindowCaptureFormat.OPENCV': () => new PythonCall('CaptureFormat', ['OPENCV']),
  'windows.system.pip.Pip.MIRRORS': () => ({
    tsinghua: 'https://pypi.tuna.tsinghua.edu.cn/simple',
    aliyun: 'https://mirrors.aliyun.com/pypi/simple',
    pypi: 'https://pypi.org/simple',
  }),
  'windows.system.device.Device.id': ({phone}) => phone.scene.device.id,
  'windows.system.device.Device.os': () => new PythonCall('Facts', ['os']),
  'windows.system.device.Device.screen': () => new PythonCall('Facts', ['screen']),
};

function backslashes(values: Values): string {
  return textOf(values, 'path').replaceAll('/', '\\');
}
