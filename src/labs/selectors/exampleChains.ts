import scenes from '@generated/phone-engine/default/scenes.json';
import {type LabState, readLabHash} from '@site/lib/selectors/link/labHash';
import type {ControlTree} from '@site/lib/selectors/tree/controlTree';
import {IOS_EXAMPLE} from './useScreenSource';

/** The chains to begin with: that of one platform finds nothing on the other. */
export const EXAMPLE_CHAINS: Readonly<Record<ControlTree['platform'], string>> = {
  android: 'Selector().text("^Wi-Fi$").parent(2).find()',
  ios: 'Selector().label("Bluetooth").parent(1).child().type("XCUIElementTypeSwitch").find()',
};

/** What the lab shows without a link. */
export const FIRST: LabState = {sceneId: 'settings', chain: EXAMPLE_CHAINS.android};

const SCENE_IDS = [...scenes.filter(({platform}) => platform === 'android').map(({id}) => id), IOS_EXAMPLE];

/** The state in the fragment of an address; undefined when there is none, or one of a scene that is unknown. */
export function readLinkedState(hash: string): LabState | undefined {
  return readLabHash(hash, SCENE_IDS);
}

/** The chain of a state; undefined when it is the example of its platform, which follows the screen. */
export function readWritten(state: LabState): string | undefined {
  return state.chain === EXAMPLE_CHAINS[platformOf(state)] ? undefined : state.chain;
}

/** The platform of a state's screen. */
export function platformOf({sceneId}: LabState): ControlTree['platform'] {
  return sceneId === IOS_EXAMPLE ? 'ios' : 'android';
}
