import {PLATFORM_FACETS} from '../../platforms';
import {isRecord} from '../../validation/isRecord';
import {KINDS, type SearchResult} from '../searchBackend';
import {toRecord} from '../toRecord';

/** Counts of an engine, by facet and value. */
type Counts = Partial<Record<string, Record<string, number>>>;

/** Whether a value is an array whose items all pass a check. */
export function isList<Item>(value: unknown, isItem: (item: unknown) => item is Item): value is Item[] {
  return Array.isArray(value) && value.every(isItem);
}

/** Whether a value is a string. */
export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** Whether a value holds counts by facet and value. */
export function isFacets(value: unknown): value is Record<string, Record<string, number>> {
  return isRecord(value) && Object.values(value).every(isCounts);
}

function isCounts(value: unknown): boolean {
  return isRecord(value) && Object.values(value).every(Number.isFinite);
}

/** Whether a hit has a platform and a kind that the site knows. */
export function hasKnownFacets({platform, kind}: Readonly<Record<string, unknown>>): boolean {
  return PLATFORM_FACETS.some((name) => name === platform) && KINDS.some((name) => name === kind);
}

/** Combines two answers, each counted without the filter on its own facet; missing counts are 0. */
export function readCounts(byPlatform: Counts = {}, byKind: Counts = {}): SearchResult['counts'] {
  return {
    platform: toRecord(PLATFORM_FACETS, (value) => byPlatform.platforms?.[value] ?? 0),
    kind: toRecord(KINDS, (value) => byKind.kind?.[value] ?? 0),
  };
}
