import type {Scene} from '../scene/scene';
import {createHandset} from './createHandset';
import type {Phone} from './phone';

/** The same as `createPhone`, where the code of the desktop is fetched for its scenes alone. */
export async function openPhone(scene: Scene): Promise<Phone> {
  if (scene.platform !== 'windows') return createHandset(scene);
  const {createDesktop} = await import('./createDesktop');
  return createDesktop(scene);
}
