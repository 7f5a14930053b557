import {isRecord} from '../../validation/isRecord';
import {hasKnownFacets, isFacets, isList, isText} from './answerParts';
import type {HostedRecord} from './hostedRecord';

interface Marked {
  value: string;
}

/** The parts of a hit that are used. */
export type HostedHit = Pick<HostedRecord, 'objectID' | 'url' | 'platform' | 'kind' | 'signature'> & {
  _highlightResult?: {titles?: Marked[]};
  _snippetResult?: {text?: Marked & {matchLevel: string}};
};

/** The engine's answer to one query. */
export interface HostedResult {
  hits: HostedHit[];
  nbHits: number;
  facets?: Partial<Record<string, Record<string, number>>>;
}

/** The results in Algolia's answer, one a query; throws for an answer of another form. */
export function readAnswer(answer: unknown): HostedResult[] {
  if (isRecord(answer) && isList(answer.results, isResult)) return answer.results;
  throw new Error('The search engine answered in a form that is not known');
}

function isResult(value: unknown): value is HostedResult {
  if (!isRecord(value)) return false;
  const {hits, nbHits, facets = {}} = value;
  return isList(hits, isHit) && Number.isFinite(nbHits) && isFacets(facets);
}

function isHit(value: unknown): value is HostedHit {
  if (!isRecord(value)) return false;
  const {objectID, url, signature = '', _highlightResult = {}, _snippetResult = {}} = value;
  if (!isRecord(_highlightResult) || !isRecord(_snippetResult)) return false;
  const {titles = []} = _highlightResult;
  const {text} = _snippetResult;
  return (
    [objectID, url, signature].every(isText) &&
    hasKnownFacets(value) &&
    isList(titles, isMarked) &&
    (text === undefined || isMarked(text))
  );
}

function isMarked(value: unknown): value is Marked {
  return isRecord(value) && isText(value.value);
}
