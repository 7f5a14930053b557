import Link from '@docusaurus/Link';
import {createTool} from '@site/src/components/Tool/createTool';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import metadata from './phone.json';

const Workbench = createTool('workbench', () =>
  import('@site/src/phone/workbench/Workbench').then((module) => module.Workbench),
);

/** Scripts of the reader's own on the simulated phone. */
export default function PhoneLab(): ReactNode {
  return (
    <Layout title={metadata.title} description={metadata.description}>
      <main className="container margin-vert--lg">
        <h1>{metadata.title}</h1>
        <p className="markdown">
          Choose a scene, write or paste a script, and run it on the{' '}
          <Link to="/docs/reference/simulator">simulated phone</Link>. Or let it write the script: on an
          Android or iPhone scene press <strong>Record</strong>, and use the phone. The script stays in your
          browser.
        </p>
        <noscript>
          The workbench needs scripts. Switch them on for this site, or run your script on a device.
        </noscript>
        <Workbench />
        <p className="markdown">
          The <Link to="/lab/selectors">selector playground</Link> finds selectors on your own screen, too.
          Once a script has run, scenes of the same system need no network; to have all of it without one,{' '}
          <Link to="/offline">keep the labs offline</Link>.
        </p>
      </main>
    </Layout>
  );
}
