import type {LabAnswer} from '@site/lib/selectors/lab/createLab';
import type {ChainSuggestion} from '@site/lib/selectors/suggest/suggestChains';
import {useEffect, useState} from 'react';
import type {Lab} from './useLab';

export type Traced = Extract<LabAnswer, {kind: 'traced'}>;

export interface ChainResults {
  traced: Traced | undefined;
  /** Chains that find the wanted control. */
  suggestions: readonly ChainSuggestion[];
  /** Whether the last trace took too long. */
  isSlow: boolean;
}

/** Keeps the results for a chain and a wanted control up to date; outdated answers are dropped. */
export function useChainResults(
  {ask, tree}: Pick<Lab, 'ask' | 'tree'>,
  chain: string,
  wanted: number | undefined,
): ChainResults {
  const [traced, setTraced] = useState<Traced>();
  const [suggestions, setSuggestions] = useState<readonly ChainSuggestion[]>([]);
  const [isSlow, setSlow] = useState(false);

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

  return {traced, suggestions, isSlow};
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
