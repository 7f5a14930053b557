import type {LabAnswer, LabRequest} from '@site/lib/selectors/lab/createLab';
import type {Suggestion} from '@site/lib/selectors/suggest/suggestChains';
import type {ControlTree} from '@site/lib/selectors/tree/controlTree';
import {useCallback, useEffect, useRef, useState} from 'react';
import {createLabClient, type LabClient} from './createLabClient';

export type Traced = Extract<LabAnswer, {kind: 'traced'}>;

export interface Lab {
  tree: ControlTree | undefined;
  traced: Traced | undefined;
  suggestions: readonly Suggestion[];
  /** Whether the last answer took too long. */
  isSlow: boolean;
  open: (tree: ControlTree) => void;
  /** Reads a dump; resolves to the reason when it is refused. */
  read: (source: string) => Promise<string | undefined>;
}

/** Keeps the results for a chain and a wanted control up to date; outdated answers are dropped. */
export function useLab(chain: string, wanted: number | undefined): Lab {
  const client = useRef<LabClient>(undefined);
  const [tree, setTree] = useState<ControlTree>();
  const [traced, setTraced] = useState<Traced>();
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
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

  useEffect(() => {
    if (!tree) return undefined;
    return whenNewest(ask({kind: 'trace', chain, wanted}), (answer) => {
      setSlow(answer === undefined);
      setTraced(answer?.kind === 'traced' ? answer : undefined);
    });
  }, [ask, tree, chain, wanted]);

  useEffect(() => {
    if (!tree || wanted === undefined) {
      setSuggestions([]);
      return undefined;
    }
    return whenNewest(ask({kind: 'suggest', wanted}), (answer) =>
      setSuggestions(answer?.kind === 'suggested' ? answer.suggestions : []),
    );
  }, [ask, tree, wanted]);

  const open = useCallback(
    (opened: ControlTree) => {
      ask({kind: 'open', tree: opened}).then(
        () => setTree(opened),
        () => setSlow(true),
      );
    },
    [ask],
  );

  const read = useCallback(
    async (source: string) => {
      try {
        const answer = await ask({kind: 'read', source});
        if (answer.kind === 'refused') return answer.message;
        if (answer.kind === 'opened') setTree(answer.tree);
        return undefined;
      } catch {
        return 'Reading took too long and was given up. Is this the dump of one screen?';
      }
    },
    [ask],
  );

  return {tree, traced, suggestions, isSlow, open, read};
}

/** Calls `take` with the answer, or undefined after a timeout, unless the returned function was called before. */
function whenNewest(asked: Promise<LabAnswer>, take: (answer: LabAnswer | undefined) => void): () => void {
  let isNewest = true;
  asked.then(
    (answer) => isNewest && take(answer),
    () => isNewest && take(undefined),
  );
  return () => {
    isNewest = false;
  };
}
