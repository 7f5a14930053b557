import type {BuiltIndex} from '../index/buildIndex';
import {isAboutSite} from '../index/isAboutSite';
import {isQuestionTerm} from '../text/toQuestionTerm';
import {findByPrefix} from './findByPrefix';
import type {IndexReader} from './indexReader';

/** A reader of the whole index in memory, for programs that run beside the build. */
export function createMemoryReader({records, postings, votes}: BuiltIndex): IndexReader {
  const words = [...postings.keys()].filter((term) => !isQuestionTerm(term)).sort();
  const pages: number[] = [];
  for (const [id, {titles}] of records.entries())
    pages.push(titles.length === 1 ? id : (pages[id - 1] ?? id));
  return {
    size: records.length,
    pages: [...new Set(pages)],
    kindOf: (id) => records[id]?.kind ?? 'Page',
    platformOf: (id) => records[id]?.platform ?? 'Other',
    platformsOf: (id) => [records[id]?.platform ?? 'Other', ...(records[id]?.also ?? [])],
    isAboutSite: (id) => isAboutSite(records[id]?.url ?? ''),
    pageOf: (id) => pages[id] ?? id,
    loadTerms: async () => true,
    postings: (term) => postings.get(term) ?? [],
    votes: (term) => votes.get(term) ?? [],
    termsFrom: (start) => findByPrefix(words, start),
    loadRecords: async () => true,
    record: (id) => records[id],
    loadRest: undefined,
  };
}
