import {fetchJson} from '@site/lib/async/fetchJson';
import type {EngineSource} from '@site/lib/search/engine/createEngine';
import {createPartReader} from '@site/lib/search/engine/createPartReader';
import type {IndexRoot, RecordPart, TermPart} from '@site/lib/search/index/parts';
import {hasSlowConnection} from '@site/src/navigation/hasSlowConnection';
import type {IndexUrls} from './indexUrls';

/** The index of the built site, of which each part is fetched when a query needs it, and on a slow connection no other. */
export function fetchIndex({root, names, terms, records}: IndexUrls): EngineSource {
  return {
    async openIndex() {
      const reader = createPartReader(await fetchJson<IndexRoot>(root), {
        terms: (part) => fetchJson<TermPart>(terms[part] ?? ''),
        records: (part) => fetchJson<RecordPart>(records[part] ?? ''),
      });
      return hasSlowConnection() ? {...reader, loadRest: undefined} : reader;
    },
    loadNames: () => fetchJson<string[]>(names),
  };
}
