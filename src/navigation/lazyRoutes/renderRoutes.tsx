import {useLocation} from '@docusaurus/router';
import {createLoadable} from '@site/src/components/Loadable/createLoadable';
import {PageLoader, type PageLoaderProps} from '@site/src/components/PageLoader/PageLoader';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {Route} from 'react-router-dom';
import {NoRoute, notFound} from './notFound';
import {findRoutes, hasAllRoutes, loadRoutes, type SiteRoute, routes as siteRoutes} from './routeStore';

/** Replaces Docusaurus' own, which renders only routes that are known when the site starts. */
export default function renderRoutes(routes: SiteRoute[]): ReactNode {
  return routes === siteRoutes ? <SiteSwitch /> : <FrameSwitch routes={routes} />;
}

/** Shown at a path that may or may not have a page: it loads the routes of the site, then renders what they say. */
export const unresolvedPage = createLoadable(
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
  return renderRoute(route ?? {path: '*', component: hasAllRoutes() ? notFound : unresolvedPage});
}

function FrameSwitch({routes}: {routes: SiteRoute[]}): ReactNode {
  const {pathname} = useLocation();
  // By its path alone, `/docs` would also hold the pages of `/docs/1.0`, a frame beside it.
  const route = findRoutes(pathname)?.find((each) => routes.includes(each));
  return route ? renderRoute(route) : null;
}

function renderRoute(route: SiteRoute): ReactNode {
  const {path, exact = false, component: Page} = route;
  // With the same key a frame stays mounted while the page in it changes.
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
