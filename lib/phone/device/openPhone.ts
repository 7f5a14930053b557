import type {Scene} from '../scene/scene';
import {createHandset} from './createHandset';
import type {Phone} from './phone';

/** Does the same as `createPhone`, but loads the code of the desktop only for scenes of Windows. */
export async function openPhone(scene: Scene): Promise<Phone> {
  if (scene.platform !== 'windows') return createHandset(scene);
  const {createDesktop} = await import('./createDesktop');
  return createDesktop(scene);
}
