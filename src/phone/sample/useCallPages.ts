import type {DocsPages} from '@site/lib/phone/run/runState';
import type {Scene} from '@site/lib/phone/scene/scene';
import {useEffect, useState} from 'react';
import {findPagesUrl} from '../engineUrls';

/** The pages of the calls of a platform, fetched once they are wanted; without a network there are none. */
export function useCallPages(platform: Scene['platform'] | undefined, isWanted: boolean): DocsPages {
  const [pages, setPages] = useState<DocsPages>({});

  useEffect(() => {
    if (!isWanted || !platform) return undefined;
    const leaving = new AbortController();
    fetch(findPagesUrl(platform), {signal: leaving.signal})
      .then((response) => (response.ok ? response.json() : {}))
      .then(setPages)
      // The notes say the same without their links.
      .catch(() => undefined);
    return () => leaving.abort();
  }, [platform, isWanted]);

  return pages;
}
