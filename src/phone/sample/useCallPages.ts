import type {DocsPages} from '@site/lib/phone/run/runState';
import type {Scene} from '@site/lib/phone/scene/scene';
import {useEffect, useState} from 'react';
import {findPagesUrl} from '../engineUrls';

/** Links to the descriptions of a platform's calls, fetched once `isWanted`; empty when they do not load. */
export function useCallPages(platform: Scene['platform'] | undefined, isWanted: boolean): DocsPages {
  const [pages, setPages] = useState<DocsPages>({});

  useEffect(() => {
    if (!isWanted || !platform) return undefined;
    const leaving = new AbortController();
    fetch(findPagesUrl(platform), {signal: leaving.signal})
      .then((response) => (response.ok ? response.json() : {}))
      .then(setPages)
      // Without them, the notes have no links.
      .catch(() => undefined);
    return () => leaving.abort();
  }, [platform, isWanted]);

  return pages;
}
