import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import {Fragment, type ReactNode} from 'react';
import colors from './colors.json';
import errors from './errors.json';
import metadata from './index.json';
import phone from './phone.json';
import selectors from './selectors.json';

/** The labs, in the order in which a script author needs them. */
const LABS = [
  {...phone, to: '/lab/phone'},
  {...colors, to: '/lab/colors'},
  {...selectors, to: '/lab/selectors'},
  {...errors, to: '/lab/errors'},
];

/** The list of the tools for readers' own scripts and screens. */
export default function Labs(): ReactNode {
  return (
    <Layout title={metadata.title} description={metadata.description}>
      <main className="container margin-vert--lg markdown">
        <h1>{metadata.title}</h1>
        <p>
          Tools for your own scripts and screens. They run in your browser: nothing that you open or type is
          uploaded.
        </p>
        {LABS.map(({title, description, to}) => (
          <Fragment key={to}>
            <h2>
              <Link to={to}>{title}</Link>
            </h2>
            <p>{description}</p>
          </Fragment>
        ))}
      </main>
    </Layout>
  );
}
