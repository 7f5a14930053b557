import type {Operations} from '../operation';
import {pillowOperations} from '../pillowOperations';
import {reuseAndroidOperations} from '../reuseAndroidOperations';
import {uiOperations} from '../uiOperations';
import {iosActionOperations} from './iosActionOperations';
import {iosNodeOperations} from './iosNodeOperations';
import {iosScreenOperations} from './iosScreenOperations';
import {iosSystemOperations} from './iosSystemOperations';

const CONSTANTS: Readonly<Record<string, unknown>> = {
  'ios.action.KEY_HOME': 'home',
  'ios.action.KEY_POWER': 'power',
  'ios.node.Selector.SIMPLE': 'simple',
  'ios.node.Selector.POINT': 'point',
  'ios.node.Selector.COMPLEX': 'complex',
  'ios.node.Selector.VISIBLE': 'visible',
  'ios.screen.FORMAT_PIL_IMAGE': 'pil',
  'ios.screen.FORMAT_CV_MAT': 'cv',
};

/** Operations that exist only on iOS, or differ there. */
export const iosOperations: Operations = {
  ...iosActionOperations,
  ...iosNodeOperations,
  ...iosScreenOperations,
  ...iosSystemOperations,
  ...pillowOperations,
  ...reuseAndroidOperations(
    'ios',
    [uiOperations],
    ['ui.WebWindow.show', 'ui.WebWindow.close', 'ui.WebWindow.call'],
  ),
  constant: ({name}) => CONSTANTS[String(name)],
};
