import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import type {RouteContext} from '@docusaurus/types';
import type {ModulePlace} from '@site/lib/routes/siteRoutes';
import type {Tree, TreeProps} from '@site/lib/routes/tree';
import {createLoadable, type Loadable} from '@site/src/components/Loadable/createLoadable';
import type {ComponentType} from 'react';
import {loadModule} from './loadModule';

/** The component of a route; its props are the location, the match and the route. */
export type RouteComponent = Loadable<Record<string, unknown>>;

/** The loaded modules of a route, by the names that Docusaurus gives them. */
interface LoadedProps {
  __comp: ComponentType<object>;
  __context?: RouteContext;
  __props?: object;
}

/** Replaces Docusaurus' ComponentCreator, which needs a table of the modules of all routes of the site. */
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
    // Every route that Docusaurus generates has a component at `__comp`.
    () => load(modules) as Promise<LoadedProps>,
    ({__comp: Page, __context, __props, ...values}, props: Record<string, unknown>) => (
      <RouteContextProvider value={__context ?? null}>
        <Page {...values} {...__props} {...props} />
      </RouteContextProvider>
    ),
  );
}

/** The default export of a module. Its other exports become properties of it, as Docusaurus does (`frontMatter`, `toc`). */
async function loadValue(place: ModulePlace | undefined): Promise<unknown> {
  if (place === undefined) throw new Error('The routes of this page lack a module');
  const {default: value, ...others} = await loadModule(place);
  return typeof value === 'function' || (typeof value === 'object' && value !== null)
    ? Object.assign(value, others)
    : value;
}
