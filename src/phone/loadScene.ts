import type {Scene} from '@site/lib/phone/scene/scene';

/** Fetches a scene by its id; `npm run check:runs` checks that the scenes named on pages exist. */
export async function loadScene(id: string): Promise<Scene> {
  const {default: scene}: {default: Scene} = await import(`@site/data/scenes/${id}.json`);
  return scene;
}
