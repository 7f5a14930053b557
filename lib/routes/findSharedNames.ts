import type {GeneratedRoute} from './readRoutes';
import {listLeaves, type TreeProps} from './tree';

/** What so many pages are made of does not become more with the pages of a site. */
const MANY = 10;

/** Names of chunks, by the component of the route that is made of them (`routesChunkNames.json` of Docusaurus). */
export type ChunkNames = Readonly<Record<string, TreeProps<string>>>;

/** The chunks of frames, and those that many pages are made of. */
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
