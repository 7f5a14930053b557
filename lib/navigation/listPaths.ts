/** What is read of a route of Docusaurus, whose published type leaves out that nested routes have a path each. */
export interface RouteTree {
  path?: unknown;
  routes?: readonly RouteTree[] | undefined;
}

/** The paths of all pages, from the root of the host; routes that stand for many paths are left out. */
export function listPaths(routes: readonly RouteTree[]): string[] {
  return routes
    .flatMap(({path, routes: children}) => (children ? listPaths(children) : path))
    .filter((path): path is string => typeof path === 'string' && !path.includes('*'));
}
