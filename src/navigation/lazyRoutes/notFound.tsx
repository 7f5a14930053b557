import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import type {ReactNode} from 'react';
import {createLoadable} from './createLoadable';

/** What the theme asks of a route, for what is shown where there is none. */
export function NoRoute({children}: {children: ReactNode}): ReactNode {
  return (
    <RouteContextProvider value={{plugin: {name: 'native', id: 'default'}}}>{children}</RouteContextProvider>
  );
}

/** The page for addresses without one, as Docusaurus' ComponentCreator makes it. */
export const notFound = createLoadable(
  () => import('@theme/NotFound'),
  ({default: NotFound}, props: Record<string, unknown>) => (
    <NoRoute>
      <NotFound {...props} />
    </NoRoute>
  ),
);
