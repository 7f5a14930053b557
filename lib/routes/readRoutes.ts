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

/** The path of the route for addresses without a page. */
const ANY = '*';
/** Characters that a router reads as a pattern. Here paths are compared literally (lib/routes/siteRoutes.ts). */
const PATTERN = /[:*()?+\\]/;

/** Reads `.docusaurus/routes.js`, without the route for addresses without a page. Throws when it is not an exported list. */
export function readRoutes(source: string): GeneratedRoute[] {
  const [, list] = /export default (\[[\s\S]*\]);\s*$/.exec(source) ?? [];
  if (list === undefined)
    throw new Error(
      `routes.js: found ${JSON.stringify(source.slice(0, 40))}…; allowed: export default and a list`,
    );
  const routes: GeneratedRoute[] = JSON.parse(
    // Evaluated: it is JavaScript, with calls and unquoted keys.
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
