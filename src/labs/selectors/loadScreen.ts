import {toMessage} from '@site/lib/errors/toMessage';
import {createPhone} from '@site/lib/phone/device/createPhone';
import type {Frame} from '@site/lib/phone/device/frame';
import type {Scene} from '@site/lib/phone/scene/scene';
import {type ControlTree, toControlTree} from '@site/lib/selectors/tree/controlTree';
import {RELOAD_ONLINE} from '@site/lib/text/reloadOnline';
import {loadScene} from '@site/src/phone/loadScene';

/** The screen of a scene: its controls, and what the simulated phone draws. */
export interface LoadedScreen {
  tree: ControlTree;
  picture: {frame: Frame; pictures: Scene['pictures']};
}

const NOT_LOADED = `The scene did not load. Check your network connection, and choose it again. ${RELOAD_ONLINE}`;

/** Fetches a scene and starts its phone; the message of a rejection is for the reader. */
export async function loadScreen(id: string): Promise<LoadedScreen> {
  const scene = await loadScene(id).catch(() => {
    throw new Error(NOT_LOADED);
  });
  try {
    const frame = createPhone(scene).frame();
    return {tree: toControlTree(frame), picture: {frame, pictures: scene.pictures}};
  } catch (error) {
    throw new Error(`The scene could not be shown (${toMessage(error)}). Choose another one.`);
  }
}
