import type {SearchBackend} from '../searchBackend';
import {createUserToken} from './createUserToken';
import {type AlgoliaSearch, ANALYTICS_HOST} from './hostedSearch';

/** As tests/SPEC.md 9 says. */
const DEBOUNCE_MS = 400;
const MAX_VIEWED = 20;

/**
 * Reports to the hosted engine which hits were in view, once the reader stops typing, and which were opened. The reader
 * is a random number that lives as long as the page. A report that fails is dropped: nothing of the search depends on it.
 */
export function createEvents(
  {appId, apiKey, indexName}: AlgoliaSearch,
  host = ANALYTICS_HOST,
): NonNullable<SearchBackend['analytics']> {
  const userToken = createUserToken();
  const viewed = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function send(events: readonly object[]): void {
    fetch(`${host}/1/events`, {
      method: 'POST',
      keepalive: true,
      headers: {'x-algolia-application-id': appId, 'x-algolia-api-key': apiKey},
      body: JSON.stringify({events: events.map((event) => ({...event, index: indexName, userToken}))}),
    }).catch(() => undefined);
  }

  function sendViewed(): void {
    const ids = [...viewed];
    viewed.clear();
    for (let start = 0; start < ids.length; start += MAX_VIEWED) {
      const objectIDs = ids.slice(start, start + MAX_VIEWED);
      send([{eventType: 'view', eventName: 'Hits viewed', objectIDs}]);
    }
  }

  return {
    viewed(ids) {
      for (const id of ids) viewed.add(id);
      clearTimeout(timer);
      timer = setTimeout(sendViewed, DEBOUNCE_MS);
    },
    opened(id) {
      send([{eventType: 'click', eventName: 'Hit opened', objectIDs: [id]}]);
    },
  };
}
