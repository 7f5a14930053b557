import Link from '@docusaurus/Link';
import {createTool} from '@site/src/components/Tool/createTool';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import metadata from './errors.json';

const ErrorExplainer = createTool('explainer', () =>
  import('@site/src/labs/errors/ErrorExplainer').then((module) => module.ErrorExplainer),
);

/** What an error of a reader's own script means. */
export default function ErrorsLab(): ReactNode {
  return (
    <Layout title={metadata.title} description={metadata.description}>
      <main className="container margin-vert--lg">
        <h1>{metadata.title}</h1>
        <p className="markdown">
          Paste what the log shows, with as many lines around it as you like. You read what it means, why it
          came here and what to do.
        </p>
        <noscript>
          The explainer needs scripts. Switch them on for this site, or read the{' '}
          <Link to="/docs/android/guide/python#errors">first errors that everybody meets</Link>.
        </noscript>
        <ErrorExplainer />
        <p className="markdown">
          New to reading errors? Begin with{' '}
          <Link to="/docs/android/guide/python#errors">the first ones that everybody meets</Link>. Rules
          explain the commonest errors of Python, Android, iOS and Windows; for the rest, the{' '}
          <Link to="/docs/problems/">failure lists</Link> of the manual are looked through.
        </p>
      </main>
    </Layout>
  );
}
