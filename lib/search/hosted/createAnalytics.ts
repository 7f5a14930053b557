import type {SearchBackend} from '../searchBackend';
import {createUserToken} from './createUserToken';
import {type AlgoliaSearch, ANALYTICS_HOST} from './hostedSearch';

/** Fixed by tests/SPEC.md 9. */
const DEBOUNCE_MS = 400;
const MAX_VIEWED = 20;

/**
 * Reports to Algolia which hits were shown once the reader stopped typing, and which were opened. A reader is a random number,
 * new for each page load. Failed reports are dropped, because nothing in the search depends on them.
 */
export function createAnalytics(
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
