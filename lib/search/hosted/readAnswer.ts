import {isRecord} from '../../validation/isRecord';
import {isFacets, isList, isPlaced, isText} from './answerParts';
import type {HostedRecord} from './hostedRecord';

interface Marked {
  value: string;
}

/** What is read of a hit. */
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

/** The results in the engine's answer; throws at a part of another form, and shows as a search that failed. */
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
    isPlaced(value) &&
    isList(titles, isMarked) &&
    (text === undefined || isMarked(text))
  );
}

function isMarked(value: unknown): value is Marked {
  return isRecord(value) && isText(value.value);
}
