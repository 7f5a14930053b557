import type {SearchBackend} from '../searchBackend';
import {ANALYTICS_HOST, type HostedSearch} from './hostedSearch';

/** Limits of section 9 of the specification. */
const DEBOUNCE_MS = 400;
const MOST_VIEWED = 20;

/**
 * Reports to the hosted engine which hits were in view, once the reader stops typing, and which were opened. The reader
 * is a random number that lives as long as the page. A report that fails is dropped: nothing of the search depends on it.
 */
export function createEvents(
  {appId, apiKey, indexName}: HostedSearch,
  host = ANALYTICS_HOST,
): NonNullable<SearchBackend['analytics']> {
  const userToken = `page-${crypto.randomUUID()}`;
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
    for (let start = 0; start < ids.length; start += MOST_VIEWED) {
      const objectIDs = ids.slice(start, start + MOST_VIEWED);
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
