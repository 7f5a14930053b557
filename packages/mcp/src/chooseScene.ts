import {listPlatforms} from '../../../lib/lint/listPlatforms';
import {Script} from '../../../lib/lint/script';
import {DEFAULT_SCENES} from '../../../lib/phone/scene/defaultScenes';
import type {Scene} from '../../../lib/phone/scene/scene';
import {PLATFORM_NAMES} from '../../../lib/platforms';
import {Refusal} from './answers';

/**
 * The scene that a script runs on: the one asked for, else the default of its platform. Throws a `Refusal` for a scene of a platform
 * whose package the script does not import: all of its calls would do nothing there.
 */
export function chooseScene(source: string, asked: string | undefined, scenes: readonly Scene[]): Scene {
  const platforms = listPlatforms(new Script(source)).map(({platform}) => platform);
  const wanted = asked ?? DEFAULT_SCENES[platforms[0] ?? 'android'];
  const scene = scenes.find(({id}) => id === wanted);
  if (!scene) throw new Refusal(`There is no scene "${wanted}": show_scene lists them.`);
  if (platforms.length === 0 || platforms.includes(scene.platform)) return scene;
  const fitting = scenes.filter(({platform}) => platforms.includes(platform)).map(({id}) => id);
  throw new Refusal(
    `The scene "${scene.id}" is of ${PLATFORM_NAMES[scene.platform]}, and the script imports ascript.${platforms[0]}. Scenes for it: ${fitting.join(', ')}.`,
  );
}
