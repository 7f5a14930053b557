import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import SiteMetadataDefaults from '@docusaurus/core/lib/client/SiteMetadataDefaults';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import type {Props} from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

/** Replaces a crashed page by a report in the frame of the site, or alone when the frame crashes too. */
export function CrashPage({error, tryAgain}: Props): ReactNode {
  const report = <ErrorPageContent error={error} tryAgain={tryAgain} />;
  return (
    // The crash has removed everything around the page: the route, which the frame needs, and the head.
    <RouteContextProvider value={{plugin: {name: 'crash-page', id: 'default'}}}>
      <ErrorBoundary fallback={() => report}>
        <SiteMetadataDefaults />
        <Head>
          <title>This page crashed</title>
        </Head>
        <Layout>{report}</Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
