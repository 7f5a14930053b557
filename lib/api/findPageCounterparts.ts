import type {WrittenPage} from '../content/listContentPages';
import {PLATFORMS, type Platform} from '../platforms';
import {dropAnchor} from '../text/dropAnchor';
import {findSymbolPage} from './findSymbolPage';
import type {ApiReference} from './reference';
import {toCounterparts} from './toCounterparts';

/** A page of another platform on the same subject. */
export interface PageCounterpart {
  platform: Platform;
  /** Path within the site, without the base URL. */
  href: string;
  title: string;
}

/** The counterparts of the pages that have any, by the file of the page. */
export type PageCounterparts = ReadonlyMap<string, readonly PageCounterpart[]>;

/** A page with more calls than this needs at least two counterparts in common. */
const MAX_CALLS_FOR_ONE = 4;

/** The start of a path that belongs to a platform: its manual, or its course below `learn`. */
const FOLDER = /^\/docs\/(learn\/)?([^/]+)/;

/**
 * The pages of other platforms on the same subject: where most of a page's counterparts are, else the page at the same
 * place below the other platform's folder. One call among many is not a common subject, unless the pages have one name.
 */
export function findPageCounterparts(
  pages: readonly WrittenPage[],
  reference: ApiReference,
): PageCounterparts {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const votes = countVotes(reference);
  const calls = countCalls(reference);
  return new Map(
    pages.flatMap(({file, path}) => {
      const own = findPlatform(path);
      if (own === undefined) return [];
      const counterparts = PLATFORMS.filter((platform) => platform !== own).flatMap((platform) => {
        const elected = elect(path, calls.get(path) ?? 0, votes.get(path)?.get(platform));
        const page = byPath.get(elected ?? path.replace(FOLDER, `/docs/$1${platform}`));
        return page === undefined ? [] : [{platform, href: page.path, title: page.title}];
      });
      return counterparts.length === 0 ? [] : [[file, counterparts] as const];
    }),
  );
}

type Votes = Map<string, Map<Platform, Map<string, number>>>;

/** Counts the counterparts of a page's calls by the page of another platform that they are on. */
function countVotes(reference: ApiReference): Votes {
  const votes: Votes = new Map();
  for (const symbol of reference.model.names.keys()) {
    const own = findSymbolPage(symbol, reference.symbolHrefs);
    if (own === undefined) continue;
    for (const {platform, href} of toCounterparts(symbol, reference)) {
      const page = dropAnchor(href);
      const ofPage = votes.get(own) ?? new Map<Platform, Map<string, number>>();
      const ofPlatform = ofPage.get(platform) ?? new Map<string, number>();
      votes.set(own, ofPage.set(platform, ofPlatform.set(page, (ofPlatform.get(page) ?? 0) + 1)));
    }
  }
  return votes;
}

/** Counts the calls that each page documents. */
function countCalls(reference: ApiReference): Map<string, number> {
  const calls = new Map<string, number>();
  for (const symbol of reference.model.names.keys()) {
    const page = findSymbolPage(symbol, reference.symbolHrefs);
    if (page !== undefined) calls.set(page, (calls.get(page) ?? 0) + 1);
  }
  return calls;
}

function elect(
  path: string,
  calls: number,
  votes: ReadonlyMap<string, number> = new Map(),
): string | undefined {
  const [page = '', count = 0] = [...votes].sort(([, a], [, b]) => b - a)[0] ?? [];
  const isOneOfMany = count <= 1 && calls > MAX_CALLS_FOR_ONE;
  return count > 0 && (!isOneOfMany || lastPart(page) === lastPart(path)) ? page : undefined;
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function findPlatform(path: string): Platform | undefined {
  const [, , folder] = FOLDER.exec(path) ?? [];
  return PLATFORMS.find((platform) => platform === folder);
}
