import type {GeneratedRoute} from './readRoutes';
import {listLeaves, type TreeProps} from './tree';

/** A chunk that so many pages load counts as shared: it does not belong to single pages. */
const MANY = 10;

/** Names of the chunks of a route, by the route's component (Docusaurus' `routesChunkNames.json`). */
export type ChunkNames = Readonly<Record<string, TreeProps<string>>>;

/** Names of the chunks that frames or many pages load. */
export function findSharedNames(routes: readonly GeneratedRoute[], names: ChunkNames): Set<string> {
  const uses = new Map<string, number>();
  count(routes);
  return new Set([...uses].flatMap(([name, number]) => (number >= MANY ? [name] : [])));

  function count(list: readonly GeneratedRoute[]): void {
    for (const {component, routes: inner} of list) {
      for (const name of new Set(listLeaves(names[component] ?? {})))
        uses.set(name, (uses.get(name) ?? 0) + (inner ? MANY : 1));
      if (inner) count(inner);
    }
  }
}
