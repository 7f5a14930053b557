import {PLATFORM_FACETS} from '../../platforms';
import {isRecord} from '../../validation/isRecord';
import {KINDS, type SearchResult} from '../searchBackend';
import {toRecord} from '../toRecord';

/** An engine's counts of a facet, by its values. */
type Counts = Partial<Record<string, Record<string, number>>>;

export function isList<Item>(value: unknown, isItem: (item: unknown) => item is Item): value is Item[] {
  return Array.isArray(value) && value.every(isItem);
}

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

export function isFacets(value: unknown): value is Record<string, Record<string, number>> {
  return isRecord(value) && Object.values(value).every(isCounts);
}

function isCounts(value: unknown): boolean {
  return isRecord(value) && Object.values(value).every(Number.isFinite);
}

/** Whether a hit names a platform and a kind that the site has. */
export function isPlaced({platform, kind}: Readonly<Record<string, unknown>>): boolean {
  return PLATFORM_FACETS.some((name) => name === platform) && KINDS.some((name) => name === kind);
}

/** The counts of all values, of two answers that each ignore the choice made in their own facet. */
export function readCounts(byPlatform: Counts = {}, byKind: Counts = {}): SearchResult['counts'] {
  return {
    platform: toRecord(PLATFORM_FACETS, (value) => byPlatform.platform?.[value] ?? 0),
    kind: toRecord(KINDS, (value) => byKind.kind?.[value] ?? 0),
  };
}
