import {createPhone} from '@site/lib/phone/device/createPhone';
import type {Frame} from '@site/lib/phone/device/frame';
import type {Scene} from '@site/lib/phone/scene/scene';
import {IOS_SETTINGS} from '@site/lib/selectors/examples/iosSettings';
import {toControlTree} from '@site/lib/selectors/tree/controlTree';
import {RELOAD_ONLINE} from '@site/lib/text/reloadOnline';
import {loadScene} from '@site/src/phone/loadScene';
import {useCallback, useEffect, useRef, useState} from 'react';
import type {Lab} from './useLab';

/** The example for iOS; the others are scenes of the simulated phone. */
export const IOS_EXAMPLE = 'ios-settings';

/** Where the controls come from; a scene has the picture that the phone draws. */
export type Source =
  | {kind: 'scene'; id: string; picture?: {frame: Frame; pictures: Scene['pictures']}}
  | {kind: 'own'; name: string};

export interface ScreenSource {
  source: Source;
  /** Why the last source was not opened; empty when it was. */
  problem: string;
  choose: (sceneId: string) => void;
  readOwn: (text: string, name: string) => Promise<void>;
  readFile: (file: File) => Promise<void>;
}

/** Opens a scene or a reader's dump; what cannot be read changes nothing. */
export function useScreenSource(
  firstScene: string,
  {open, read}: Pick<Lab, 'open' | 'read'>,
  onOpened: () => void,
): ScreenSource {
  const [source, setSource] = useState<Source>({kind: 'scene', id: firstScene});
  const [problem, setProblem] = useState('');
  // Counts chosen scenes and opened dumps; loads that began before the latest one are outdated.
  const latest = useRef(0);

  const choose = useCallback(
    async (id: string) => {
      latest.current += 1;
      const mine = latest.current;
      const isLatest = (): boolean => latest.current === mine;
      setProblem('');
      setSource({kind: 'scene', id});
      onOpened();
      if (id === IOS_EXAMPLE) {
        const refusal = (await read(IOS_SETTINGS)) ?? '';
        if (isLatest()) setProblem(refusal);
        return;
      }
      try {
        const scene = await loadScene(id);
        if (!isLatest()) return;
        const frame = createPhone(scene).frame();
        open(toControlTree(frame));
        setSource({kind: 'scene', id, picture: {frame, pictures: scene.pictures}});
      } catch {
        if (isLatest())
          setProblem(
            `The scene did not load. Check your network connection, and choose it again. ${RELOAD_ONLINE}`,
          );
      }
    },
    [open, read, onOpened],
  );

  useEffect(() => {
    choose(firstScene);
  }, [choose, firstScene]);

  const readOwn = useCallback(
    async (text: string, name: string) => {
      const before = latest.current;
      const refusal = await read(text);
      if (latest.current !== before) return;
      setProblem(refusal === undefined ? '' : `${name} was not opened. ${refusal}`);
      if (refusal !== undefined) return;
      latest.current += 1;
      setSource({kind: 'own', name});
      onOpened();
    },
    [read, onOpened],
  );

  const readFile = useCallback(
    async (file: File) => {
      const before = latest.current;
      let text: string;
      try {
        text = await file.text();
      } catch {
        setProblem(`${file.name} could not be read. Open it in another program and paste its text.`);
        return;
      }
      if (latest.current === before) await readOwn(text, file.name);
    },
    [readOwn],
  );

  return {source, problem, choose, readOwn, readFile};
}
