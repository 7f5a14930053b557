import type {LabAnswer} from '@site/lib/selectors/lab/createLab';
import type {ChainSuggestion} from '@site/lib/selectors/suggest/suggestChains';
import type {ControlTree} from '@site/lib/selectors/tree/controlTree';
import {useEffect, useState} from 'react';
import type {Lab} from './useLab';

export type Traced = Extract<LabAnswer, {kind: 'traced'}>;

export interface ChainResults {
  traced: Traced | undefined;
  /** Chains that find the wanted control, or the one before while they are under way. */
  suggestions: readonly ChainSuggestion[];
  areOutdated: boolean;
  /** Whether the last trace took too long. */
  isSlow: boolean;
}

interface Suggested {
  tree: ControlTree | undefined;
  wanted: number | undefined;
  suggestions: readonly ChainSuggestion[];
}

const NOTHING: Suggested = {tree: undefined, wanted: undefined, suggestions: []};

/** Keeps the results for a chain and a wanted control up to date; outdated answers are dropped. */
export function useChainResults(
  {ask, tree}: Pick<Lab, 'ask' | 'tree'>,
  chain: string,
  wanted: number | undefined,
): ChainResults {
  const [traced, setTraced] = useState<Traced>();
  const [suggested, setSuggested] = useState<Suggested>(NOTHING);
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
      setSuggested(NOTHING);
      return undefined;
    }
    return whenNewest(ask({kind: 'suggest', wanted}), (answer) =>
      setSuggested({
        tree,
        wanted,
        suggestions: answer?.kind === 'suggested' ? answer.suggestions : [],
      }),
    );
  }, [ask, tree, wanted]);

  const isOfWanted = suggested.tree === tree && suggested.wanted === wanted;
  return {
    traced,
    suggestions: suggested.suggestions,
    areOutdated: wanted !== undefined && !isOfWanted,
    isSlow,
  };
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
