import type {SearchOptions, SearchRequest, SearchResult} from '@site/lib/search/searchBackend';
import {useCallback, useEffect, useState} from 'react';
import {getSearchBackend} from './getSearchBackend';

/** `shown` is the newest result, which stays in view while the next one is fetched. */
export type SearchState =
  | {status: 'idle'}
  | {status: 'searching'; shown?: SearchResult}
  | {status: 'found'; shown: SearchResult}
  | {status: 'nothing'; shown: SearchResult; suggestions: string[]}
  | {status: 'failed'};

/** Loads the engine, and searches whenever the request changes; an empty query is idle. `retry` asks the same again. */
export function useSearch(request: SearchRequest): {state: SearchState; retry: () => void} {
  const [state, setState] = useState<SearchState>({status: 'idle'});
  const [attempt, setAttempt] = useState(0);
  // The engine is on its way while the reader begins to type; a failure shows when something has been typed.
  useEffect(() => {
    getSearchBackend().catch(() => undefined);
  }, []);

  // A new object at every render, so its JSON is compared. Another attempt repeats the same request.
  const key = JSON.stringify({request, attempt});

  useEffect(() => {
    const {request: current}: {request: SearchRequest} = JSON.parse(key);
    if (current.query.trim() === '') {
      setState({status: 'idle'});
      return undefined;
    }
    const abort = new AbortController();
    setState((previous) => ({status: 'searching', ...('shown' in previous && {shown: previous.shown})}));
    const onPartial = (shown: SearchResult) => abort.signal.aborted || setState({status: 'searching', shown});
    find(current, {signal: abort.signal, onPartial}).then(
      (found) => abort.signal.aborted || setState(found),
      () => abort.signal.aborted || setState({status: 'failed'}),
    );
    return () => abort.abort();
  }, [key]);

  return {state, retry: useCallback(() => setAttempt((count) => count + 1), [])};
}

async function find(request: SearchRequest, options: SearchOptions): Promise<SearchState> {
  const backend = await getSearchBackend();
  const shown = await backend.search(request, options);
  backend.analytics?.viewed(shown.hits.map(({id}) => id));
  if (shown.total > 0) return {status: 'found', shown};
  const suggestions = await backend.suggest(request.query);
  // A name that is known finds nothing where a platform or a kind is chosen that has no hit.
  const isOther = (name: string) => name.toLowerCase() !== request.query.trim().toLowerCase();
  return {status: 'nothing', shown, suggestions: suggestions.filter(isOther)};
}
