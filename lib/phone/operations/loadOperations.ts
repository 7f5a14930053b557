import type {Scene} from '../scene/scene';
import {actionOperations} from './actionOperations';
import {arrayOperations} from './arrayOperations';
import {codeOperations} from './codeOperations';
import {locationOperations} from './locationOperations';
import {nodeOperations} from './nodeOperations';
import {ocrOperations} from './ocrOperations';
import type {Operation, Operations} from './operation';
import {permissionOperations} from './permissionOperations';
import {pluginOperations} from './pluginOperations';
import {screenOperations} from './screenOperations';
import {shellOperations} from './shellOperations';
import {stepOperations} from './stepOperations';
import {systemOperations} from './systemOperations';
import {timeOperations} from './timeOperations';
import {uiOperations} from './uiOperations';
import {webOperations} from './webOperations';

const android = [
  actionOperations,
  arrayOperations,
  locationOperations,
  codeOperations,
  nodeOperations,
  ocrOperations,
  permissionOperations,
  pluginOperations,
  screenOperations,
  shellOperations,
  stepOperations,
  systemOperations,
  timeOperations,
  uiOperations,
  webOperations,
];

/** What only one platform has; a reader's browser fetches it for scenes of that platform alone. */
const OWN: Readonly<Partial<Record<Scene['platform'], () => Promise<Operations>>>> = {
  ios: async () => (await import('./ios/iosOperations')).iosOperations,
  windows: async () => (await import('./windows/windowsOperations')).windowsOperations,
};

/**
 * What calls do on a phone of a platform, by their short names (`android.action.click`); those that are missing are not
 * simulated.
 */
export async function loadOperations(platform: Scene['platform']): Promise<ReadonlyMap<string, Operation>> {
  const own = (await OWN[platform]?.()) ?? {};
  return new Map([...android, own].flatMap((group) => Object.entries(group)));
}
