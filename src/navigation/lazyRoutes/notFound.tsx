import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import {createLoadable} from '@site/src/components/Loadable/createLoadable';
import type {ReactNode} from 'react';

/** Provides the route context that the theme requires, around content that belongs to no route. */
export function NoRoute({children}: {children: ReactNode}): ReactNode {
  return (
    <RouteContextProvider value={{plugin: {name: 'native', id: 'default'}}}>{children}</RouteContextProvider>
  );
}

/** The not-found page, as Docusaurus' ComponentCreator makes it. */
export const notFound = createLoadable(
  () => import('@theme/NotFound'),
  ({default: NotFound}, props: Record<string, unknown>) => (
    <NoRoute>
      <NotFound {...props} />
    </NoRoute>
  ),
);
