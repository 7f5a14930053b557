import type {LabAnswer, LabRequest} from '@site/lib/selectors/lab/createLab';
import type {ControlTree} from '@site/lib/selectors/tree/controlTree';
import {useCallback, useEffect, useRef, useState} from 'react';
import {createLabClient, type LabClient} from './createLabClient';

export interface Lab {
  tree: ControlTree | undefined;
  /** Whether the last tree took too long to open. */
  isSlow: boolean;
  open: (tree: ControlTree) => void;
  /** Reads a dump; resolves to the reason when it is refused. */
  read: (source: string) => Promise<string | undefined>;
  /** Asks about the tree; rejects when the answer takes too long. */
  ask: (request: LabRequest) => Promise<LabAnswer>;
}

/** Holds the controls of the screen that was opened last, and answers questions about them. */
export function useLab(): Lab {
  const client = useRef<LabClient>(undefined);
  const [tree, setTree] = useState<ControlTree>();
  const [isSlow, setSlow] = useState(false);

  const ask = useCallback((request: LabRequest): Promise<LabAnswer> => {
    client.current ??= createLabClient();
    return client.current.ask(request);
  }, []);

  useEffect(
    () => () => {
      client.current?.close();
      client.current = undefined;
    },
    [],
  );

  const show = useCallback((opened: ControlTree) => {
    setTree(opened);
    setSlow(false);
  }, []);

  const open = useCallback(
    (opened: ControlTree) => {
      ask({kind: 'open', tree: opened}).then(
        () => show(opened),
        () => setSlow(true),
      );
    },
    [ask, show],
  );

  const read = useCallback(
    async (source: string) => {
      try {
        const answer = await ask({kind: 'read', source});
        if (answer.kind === 'refused') return answer.message;
        if (answer.kind === 'opened') show(answer.tree);
        return undefined;
      } catch {
        return 'Reading took too long and was given up. Is this the dump of one screen?';
      }
    },
    [ask, show],
  );

  return {tree, isSlow, open, read, ask};
}
