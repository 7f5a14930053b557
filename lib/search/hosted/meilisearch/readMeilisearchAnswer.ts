import {isRecord} from '../../../validation/isRecord';
import {hasKnownFacets, isFacets, isList, isText} from '../answerParts';
import type {HostedRecord} from '../hostedRecord';

/** The parts of a hit that are used; matches are marked in `_formatted`. */
export type MeilisearchHit = Pick<HostedRecord, 'url' | 'platform' | 'kind' | 'signature'> & {
  _formatted?: {titles?: string[]; text?: string};
};

/** The counts that one query asked for. */
interface MeilisearchCounts {
  facetDistribution?: Record<string, Record<string, number>>;
}

/** The hits of a federated search, best first; throws for an answer of another form. */
export function readHits(answer: unknown): MeilisearchHit[] {
  if (isRecord(answer) && isList(answer.hits, isHit)) return answer.hits;
  throw unknownForm();
}

/** The counts of several queries, in their order; throws for an answer of another form. */
export function readFacets(answer: unknown): MeilisearchCounts[] {
  if (isRecord(answer) && isList(answer.results, hasCounts)) return answer.results;
  throw unknownForm();
}

function hasCounts(value: unknown): value is MeilisearchCounts {
  if (!isRecord(value)) return false;
  const {facetDistribution = {}} = value;
  return isFacets(facetDistribution);
}

function isHit(value: unknown): value is MeilisearchHit {
  if (!isRecord(value)) return false;
  const {url, signature = '', _formatted = {}} = value;
  if (!isRecord(_formatted)) return false;
  const {titles = [], text = ''} = _formatted;
  return [url, signature, text].every(isText) && hasKnownFacets(value) && isList(titles, isText);
}

function unknownForm(): Error {
  return new Error('The search engine answered in a form that is not known');
}
