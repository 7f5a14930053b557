import type {Problem} from '@site/lib/failures/listProblems';
import {useCallback, useEffect, useState} from 'react';

export type LoadedProblems =
  | {status: 'waiting' | 'loading'}
  | {status: 'failed'; retry: () => void}
  | {status: 'loaded'; list: readonly Problem[]};

/** The failure lists of the manual, fetched once they are wanted. */
export function useProblems(isWanted: boolean): LoadedProblems {
  const [state, setState] = useState<LoadedProblems>({status: 'waiting'});

  const load = useCallback(() => {
    setState({status: 'loading'});
    import('@generated/problems/default/problems.json').then(
      ({default: list}) => setState({status: 'loaded', list}),
      () => setState({status: 'failed', retry: load}),
    );
  }, []);

  useEffect(() => {
    if (isWanted && state.status === 'waiting') load();
  }, [isWanted, state.status, load]);

  return state;
}
