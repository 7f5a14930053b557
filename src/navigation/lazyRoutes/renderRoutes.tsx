import {matchPath, useLocation} from '@docusaurus/router';
import {PageLoader, type PageLoaderProps} from '@site/src/components/PageLoader/PageLoader';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {Route} from 'react-router-dom';
import {createLoadable} from './createLoadable';
import {NoRoute, notFound} from './notFound';
import {findRoutes, hasAllRoutes, loadRoutes, type SiteRoute, routes as siteRoutes} from './routeStore';

/** Stands for Docusaurus' own, which renders only the routes that are there when the site starts. */
export default function renderRoutes(routes: SiteRoute[]): ReactNode {
  return routes === siteRoutes ? <SiteSwitch /> : <FrameSwitch routes={routes} />;
}

/** A path of which is not known yet whether there is a page: the routes of the site are loaded first. */
export const unknown = createLoadable(
  async () => {
    await loadRoutes();
    return {};
  },
  () => <SiteSwitch />,
  WaitingPage,
);

function SiteSwitch(): ReactNode {
  const {pathname} = useLocation();
  const [route] = findRoutes(pathname) ?? [];
  return show(route ?? {path: '*', component: hasAllRoutes() ? notFound : unknown});
}

function FrameSwitch({routes}: {routes: SiteRoute[]}): ReactNode {
  const {pathname} = useLocation();
  const route = routes.find((candidate) => matchPath(pathname, candidate));
  return route ? show(route) : null;
}

function show(route: SiteRoute): ReactNode {
  const {path, exact = false, component: Page} = route;
  // The key keeps a frame where it is while pages change in it.
  return <Route key={path} path={path} exact={exact} render={(props) => <Page {...props} route={route} />} />;
}

function WaitingPage(props: PageLoaderProps): ReactNode {
  return (
    <NoRoute>
      <Layout>
        <PageLoader {...props} />
      </Layout>
    </NoRoute>
  );
}
