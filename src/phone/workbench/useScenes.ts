import scenes from '@generated/phone-engine/default/scenes.json';
import {useEffect} from 'react';
import {loadScene} from '../loadScene';

/**
 * Fetches all scenes, 45 KB, once the first script has run: from then on those of its system need no network. A scene that
 * does not load is fetched again by the run that needs it.
 */
export function useScenes(hasRun: boolean): void {
  useEffect(() => {
    if (hasRun) Promise.allSettled(scenes.map(({id}) => loadScene(id)));
  }, [hasRun]);
}
