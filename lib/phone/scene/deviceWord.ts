import type {Scene} from './scene';

/** What readers call the device of a scene. */
export function deviceWord({platform}: Pick<Scene, 'platform'>): 'computer' | 'phone' {
  return platform === 'windows' ? 'computer' : 'phone';
}
