import {runInNewContext} from 'node:vm';

/** A route as Docusaurus generates it. */
export interface GeneratedRoute {
  path: string;
  /** Its key in `routesChunkNames.json`. */
  component: string;
  exact?: boolean;
  routes?: GeneratedRoute[];
  [attribute: string]: unknown;
}

/** What stands for all addresses without a page. */
const ANY = '*';
/** What a router would read as a pattern. Paths are compared as they stand (lib/routes/siteRoutes.ts). */
const PATTERN = /[:*()?+\\]/;

/** Reads `.docusaurus/routes.js`, without the route for addresses without a page. Throws when it has another form. */
export function readRoutes(source: string): GeneratedRoute[] {
  const [, list] = /export default (\[[\s\S]*\]);\s*$/.exec(source) ?? [];
  if (list === undefined)
    throw new Error('routes.js: the file is unknown; allowed: export default and a list');
  const routes: GeneratedRoute[] = JSON.parse(
    // Code and no JSON, with keys that have no quotes.
    runInNewContext(`JSON.stringify(${list})`, {
      ComponentCreator: (path: string, hash: string) => `${path}-${hash}`,
    }),
  );
  const pages = routes.filter(({path}) => path !== ANY);
  checkPaths(pages);
  return pages;
}

function checkPaths(routes: readonly GeneratedRoute[]): void {
  for (const {path, routes: inner = []} of routes) {
    if (PATTERN.test(path))
      throw new Error(`routes.js: found the path ${path}; allowed: paths without any of : * ( ) ? + \\`);
    checkPaths(inner);
  }
}
