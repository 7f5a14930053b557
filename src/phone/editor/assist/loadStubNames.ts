import type {StubNames} from '@site/lib/editor/stubNames';
import type {Platform} from '@site/lib/platforms';
import {findNamesUrl} from '../../engineUrls';

const loading = new Map<Platform, Promise<StubNames>>();

/** Fetches the names of a platform's stubs, once a page; what failed is asked for again the next time. */
export function loadStubNames(platform: Platform): Promise<StubNames> {
  const known = loading.get(platform);
  if (known) return known;
  const asked = fetch(findNamesUrl(platform)).then((response) => {
    if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
    return response.json();
  });
  loading.set(platform, asked);
  asked.catch(() => loading.delete(platform));
  return asked;
}
