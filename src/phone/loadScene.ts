import type {Scene} from '@site/lib/phone/scene/scene';

/** Fetches a scene by its name; `npm run check:runs` has checked that each scene that a page names is there. */
export async function loadScene(id: string): Promise<Scene> {
  const {default: scene}: {default: Scene} = await import(`@site/data/scenes/${id}.json`);
  return scene;
}
