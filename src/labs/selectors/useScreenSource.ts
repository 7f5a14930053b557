import {toMessage} from '@site/lib/errors/toMessage';
import {IOS_SETTINGS} from '@site/lib/selectors/examples/iosSettings';
import {decodeText} from '@site/lib/text/decodeText';
import {useCallback, useEffect, useRef, useState} from 'react';
import {type LoadedScreen, loadScreen} from './loadScreen';
import type {Lab} from './useLab';

/** The example for iOS; the others are scenes of the simulated phone. */
export const IOS_EXAMPLE = 'ios-settings';

/** Where the controls come from; a scene has the picture that the phone draws. */
export type Source =
  | {kind: 'scene'; id: string; picture?: LoadedScreen['picture']}
  | {kind: 'own'; name: string};

/** Shown in the list of screens until the first is open: a screen that is shown there already could not be chosen again. */
const NONE: Source = {kind: 'own', name: 'None yet'};

export interface ScreenSource {
  source: Source;
  /** Why the last source was not opened; empty when it was. */
  problem: string;
  choose: (sceneId: string) => void;
  readOwn: (text: string, name: string) => Promise<void>;
  readFile: (file: File) => Promise<void>;
}

/** Opens a scene or a reader's dump; what cannot be read changes nothing. */
export function useScreenSource(firstScene: string, {open, read}: Pick<Lab, 'open' | 'read'>): ScreenSource {
  const [source, setSource] = useState<Source>({kind: 'scene', id: firstScene});
  const [problem, setProblem] = useState('');
  /** The source of the controls that are shown, while another is on its way. */
  const opened = useRef(NONE);
  /** How many scenes and dumps were asked for. */
  const asked = useRef(0);
  const takeNumber = useCallback((): number => ++asked.current, []);
  // The number of the scene that was chosen, or the dump that was opened, last: what was asked for before it comes too late.
  const latest = useRef(0);

  const choose = useCallback(
    async (id: string) => {
      const mine = takeNumber();
      latest.current = mine;
      const isLatest = (): boolean => latest.current === mine;
      setProblem('');
      setSource({kind: 'scene', id});
      const fail = (reason: string): void => {
        if (!isLatest()) return;
        // A dump that was still being read when the scene was chosen may come after all.
        latest.current = 0;
        setProblem(reason);
        setSource(opened.current);
      };
      try {
        const screen = id === IOS_EXAMPLE ? undefined : await loadScreen(id);
        if (!isLatest()) return;
        const refusal = screen ? await open(screen.tree) : await read(IOS_SETTINGS);
        if (refusal !== undefined) return fail(refusal);
        opened.current = {kind: 'scene', id, ...(screen && {picture: screen.picture})};
        if (isLatest()) setSource(opened.current);
      } catch (error) {
        fail(toMessage(error));
      }
    },
    [open, read, takeNumber],
  );

  useEffect(() => {
    choose(firstScene);
  }, [choose, firstScene]);

  // For a reader who has left the lab everything comes too late: it would start another worker.
  useEffect(
    () => () => {
      latest.current = Number.POSITIVE_INFINITY;
    },
    [],
  );

  const readDump = useCallback(
    async (text: string, name: string, mine: number) => {
      const refusal = await read(text);
      if (refusal === undefined) opened.current = {kind: 'own', name};
      if (latest.current > mine) return;
      setProblem(refusal === undefined ? '' : `${name} was not opened. ${refusal}`);
      if (refusal !== undefined) return;
      latest.current = mine;
      setSource(opened.current);
    },
    [read],
  );

  const readOwn = useCallback(
    (text: string, name: string) => readDump(text, name, takeNumber()),
    [readDump, takeNumber],
  );

  const readFile = useCallback(
    async (file: File) => {
      const mine = takeNumber();
      let text: string;
      try {
        text = decodeText([await file.arrayBuffer()]);
      } catch {
        if (latest.current < mine)
          setProblem(`${file.name} could not be read. Open it in another program and paste its text.`);
        return;
      }
      if (latest.current < mine) await readDump(text, file.name, mine);
    },
    [readDump, takeNumber],
  );

  return {source, problem, choose, readOwn, readFile};
}
