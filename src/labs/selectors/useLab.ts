import {toMessage} from '@site/lib/errors/toMessage';
import type {LabAnswer, LabRequest} from '@site/lib/selectors/lab/createLab';
import type {ControlTree} from '@site/lib/selectors/tree/controlTree';
import {useCallback, useEffect, useRef, useState} from 'react';
import {createLabClient, type LabClient, TookTooLong} from './createLabClient';

const OPENING_TOO_LONG = 'Opening took too long and was given up. Choose the screen again.';
const READING_TOO_LONG = 'Reading took too long and was given up. Is this the dump of one screen?';

export interface Lab {
  tree: ControlTree | undefined;
  /** Opens a tree; resolves to the reason when that fails. */
  open: (tree: ControlTree) => Promise<string | undefined>;
  /** Reads a dump; resolves to the reason when it is refused, or cannot be read. */
  read: (source: string) => Promise<string | undefined>;
  /** Asks about the tree; rejects when the answer takes too long. */
  ask: (request: LabRequest) => Promise<LabAnswer>;
}

/** Holds the controls of the screen that was opened last, and answers questions about them. */
export function useLab(): Lab {
  const client = useRef<LabClient>(undefined);
  const [tree, setTree] = useState<ControlTree>();

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

  const bring = useCallback(
    async (request: LabRequest, tooLong: string) => {
      try {
        const answer = await ask(request);
        if (answer.kind === 'refused') return answer.message;
        if (answer.kind === 'opened') setTree(answer.tree);
        return undefined;
      } catch (error) {
        return error instanceof TookTooLong ? tooLong : `The browser gave up (${toMessage(error)}).`;
      }
    },
    [ask],
  );

  const open = useCallback(
    (opened: ControlTree) => bring({kind: 'open', tree: opened}, OPENING_TOO_LONG),
    [bring],
  );
  const read = useCallback((source: string) => bring({kind: 'read', source}, READING_TOO_LONG), [bring]);

  return {tree, open, read, ask};
}
