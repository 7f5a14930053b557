import type {EngineSource} from '@site/lib/search/engine/createEngine';
import {createPartReader} from '@site/lib/search/engine/createPartReader';
import type {IndexRoot, RecordPart, TermPart} from '@site/lib/search/index/parts';
import {hasSlowConnection} from '@site/src/navigation/hasSlowConnection';
import {fetchPart} from './fetchPart';
import type {IndexUrls} from './indexUrls';

/** The index of the built site, of which each part is fetched when a query needs it, and on a slow connection no other. */
export function fetchIndex({root, names, terms, records}: IndexUrls): EngineSource {
  return {
    async openIndex() {
      const reader = createPartReader(await fetchPart<IndexRoot>(root), {
        terms: (part) => fetchPart<TermPart>(terms[part] ?? ''),
        records: (part) => fetchPart<RecordPart>(records[part] ?? ''),
      });
      return hasSlowConnection() ? {...reader, loadRest: undefined} : reader;
    },
    loadNames: () => fetchPart<string[]>(names),
  };
}
