import Link from '@docusaurus/Link';
import plugins from '@generated/catalogue/default/plugins.json';
import {PLUGIN_KINDS} from '@site/lib/catalogue/kinds';
import {capitalize} from '@site/lib/text/capitalize';
import {describeFull, hasWords, MAX_FILTER_LENGTH, toFilterWords} from '@site/lib/text/filterWords';
import {pluralize} from '@site/lib/text/pluralize';
import {ChoiceBar} from '@site/src/components/ChoiceBar/ChoiceBar';
import {ScrollTable} from '@site/src/components/ScrollTable/ScrollTable';
import {useQueryChoice} from '@site/src/hooks/useQueryChoice';
import {useReturningState} from '@site/src/hooks/useReturningState';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import LoadSample from './_plug/_load.mdx';
import metadata from './plug.json';
import styles from './plug.module.css';

const leftWords = new Map<string, string>();

/** The directory of plug-ins (data/plugins.json), with search and a filter by kind. */
export default function Plug(): ReactNode {
  const [kind, setKind] = useQueryChoice('kind', PLUGIN_KINDS);
  const [query, setQuery] = useReturningState(leftWords, '');
  const words = toFilterWords(query);
  const shown = plugins.filter(
    (plugin) =>
      (kind === undefined || plugin.kind === kind) && hasWords(`${plugin.name} ${plugin.adds}`, words),
  );
  return (
    <Layout title={metadata.title} description={metadata.description}>
      <main className={clsx('container margin-vert--lg markdown', styles.root)}>
        <h1>Plug-ins</h1>
        <p>
          A plug-in adds what somebody has published to your script on Android: you load it by its name. These
          have a page here; the vendor’s <Link to="/docs/android/api/plug/pluglist">library</Link> has all of
          them. A plug-in runs with all rights of your script:{' '}
          <Link to="/docs/android/api/plug/load#trust">load what you trust</Link>.
        </p>
        <ChoiceBar
          label="Kind"
          choices={PLUGIN_KINDS.map((value) => ({value, label: capitalize(value)}))}
          chosen={kind}
          noneLabel="All"
          onChoose={setKind}
        />
        <label className={styles.search}>
          Show only plug-ins with these words
          <input
            className={styles.input}
            type="search"
            maxLength={MAX_FILTER_LENGTH}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </label>
        <p role="status">
          {shown.length === 0 ? 'No plug-in fits. Try another word.' : pluralize(shown.length, 'plug-in')}
          {describeFull(query)}
        </p>
        {shown.length > 0 && (
          <ScrollTable>
            <thead>
              <tr>
                <th scope="col">Load it as</th>
                <th scope="col">What it adds</th>
              </tr>
            </thead>
            <tbody>
              {shown.map(({name, adds, version, docs}) => (
                <tr key={name}>
                  <td>
                    <Link to={docs}>
                      <code>{version === undefined ? name : `${name}:${version}`}</code>
                    </Link>
                  </td>
                  <td>{adds}</td>
                </tr>
              ))}
            </tbody>
          </ScrollTable>
        )}
        <h2>Load one</h2>
        <MDXContent>
          <LoadSample />
        </MDXContent>
        <p>
          The first load needs the network. <code>False</code> means that no board is connected, or not yet:{' '}
          <Link to="/docs/android/esp32">prepare one, pair it and wait for it</Link>.
        </p>
        <p>
          <Link to="/docs/android/api/plug/load">Versions and failures</Link>,{' '}
          <Link to="/docs/android/api/plug/export">publish your own</Link>.
        </p>
      </main>
    </Layout>
  );
}
