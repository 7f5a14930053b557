import type {Scene} from '../scene/scene';
import {createDesktop} from './createDesktop';
import {createHandset} from './createHandset';
import type {Phone} from './phone';

/** Makes the phone or the desktop of a scene, with its first app open. */
export function createPhone(scene: Scene): Phone {
  return scene.platform === 'windows' ? createDesktop(scene) : createHandset(scene);
}
