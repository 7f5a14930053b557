import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import type {RouteContext} from '@docusaurus/types';
import type {ModulePlace} from '@site/lib/routes/siteRoutes';
import type {Tree, TreeProps} from '@site/lib/routes/tree';
import type {ComponentType} from 'react';
import {createLoadable, type Loadable} from './createLoadable';
import {loadModule} from './loadModule';

/** What React renders of a route; the router gives it the location, the match and the route. */
export type RouteComponent = Loadable<Record<string, unknown>>;

/** What the modules of a route are once they have loaded, by the names of Docusaurus. */
interface LoadedProps {
  __comp: ComponentType<object>;
  __context?: RouteContext;
  __props?: object;
}

/** Stands for Docusaurus' ComponentCreator, which needs the modules of all routes of the site at the start. */
export function createPageComponent(
  modules: TreeProps<number>,
  places: readonly ModulePlace[],
): RouteComponent {
  const load = async (tree: Tree<number>): Promise<unknown> => {
    if (typeof tree === 'number') return loadValue(places[tree]);
    if (Array.isArray(tree)) return Promise.all(tree.map(load));
    const props = Object.entries(tree).map(async ([prop, inner]) => [prop, await load(inner)] as const);
    return Object.fromEntries(await Promise.all(props));
  };
  return createLoadable(
    // What Docusaurus generates has a component at this name in every route.
    () => load(modules) as Promise<LoadedProps>,
    ({__comp: Page, __context, __props, ...values}, props: Record<string, unknown>) => (
      <RouteContextProvider value={__context ?? null}>
        <Page {...values} {...__props} {...props} />
      </RouteContextProvider>
    ),
  );
}

/** The value of a module of JSON; the component of a page, which has at itself what the module exports besides. */
async function loadValue(place: ModulePlace | undefined): Promise<unknown> {
  if (place === undefined) throw new Error('The routes of this page are not complete');
  const {default: value, ...others} = await loadModule(place);
  return typeof value === 'function' || (typeof value === 'object' && value !== null)
    ? Object.assign(value, others)
    : value;
}
