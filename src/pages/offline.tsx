import {SiteDownloads} from '@site/src/components/SiteDownloads/SiteDownloads';
import {createTool} from '@site/src/components/Tool/createTool';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import metadata from './offline.json';

const OfflineManager = createTool('list of what can be kept', () =>
  import('@site/src/offline/OfflineManager').then((module) => module.OfflineManager),
);

/** Where a reader keeps pages for times without a network. */
export default function Offline(): ReactNode {
  return (
    <Layout title={metadata.title} description={metadata.description}>
      <main className="container margin-vert--lg markdown">
        <h1>{metadata.title}</h1>
        <p>
          Choose what you read beside your phones. Your browser keeps it, and opens it when there is no
          network or a slow one. With a network you always read the site as it is now; what is kept follows by
          itself when the site changes. Nothing is kept before you press the button.
        </p>
        <noscript>
          <p>
            Keeping pages needs scripts. Switch them on for this site, or save single pages with your browser.
          </p>
        </noscript>
        <OfflineManager />
        <section>
          <h2>As an app</h2>
          <p>
            The manual can stand beside your other apps, in a window of its own: choose <em>Install</em> or{' '}
            <em>Add to Home Screen</em> in the menu of your browser. It reads offline what is kept here.
          </p>
        </section>
        <SiteDownloads />
      </main>
    </Layout>
  );
}
