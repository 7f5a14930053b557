import type {Scene} from '../scene/scene';
import {actionOperations} from './actionOperations';
import {colorOperations} from './colorOperations';
import {constantOperations} from './constantOperations';
import {needsRareOperations} from './needsRareOperations';
import {nodeOperations} from './nodeOperations';
import {ocrOperations} from './ocrOperations';
import type {Operation, Operations} from './operation';
import {screenOperations} from './screenOperations';
import {systemOperations} from './systemOperations';
import {timeOperations} from './timeOperations';

const common = [
  actionOperations,
  colorOperations,
  constantOperations,
  nodeOperations,
  ocrOperations,
  screenOperations,
  systemOperations,
  timeOperations,
];

/** Loaded only for scenes of the platform, so that readers of others do not download it. */
const OWN: Readonly<Partial<Record<Scene['platform'], () => Promise<Operations>>>> = {
  ios: async () => (await import('./ios/iosOperations')).iosOperations,
  windows: async () => (await import('./windows/windowsOperations')).windowsOperations,
};

/**
 * The operations of a platform that these scripts may need, by the short name of the call (`android.action.click`). A call
 * without an operation is not simulated.
 */
export async function loadOperations(
  platform: Scene['platform'],
  scripts: readonly string[],
): Promise<ReadonlyMap<string, Operation>> {
  const [own = {}, rare] = await Promise.all([
    OWN[platform]?.(),
    needsRareOperations(scripts) ? import('./rareOperations').then((module) => module.rareOperations) : {},
  ]);
  return new Map([...common, rare, own].flatMap((group) => Object.entries(group)));
}
