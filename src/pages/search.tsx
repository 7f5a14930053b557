import BrowserOnly from '@docusaurus/BrowserOnly';
import {SearchPage} from '@site/src/search/page/SearchPage';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

/** Results for the query in the URL (tests/SPEC.md 2.1). */
export default function Search(): ReactNode {
  return (
    <Layout
      title="Search"
      description="Search the AScript documentation: calls, pages, sections and posts, for every platform."
    >
      <main className="container margin-vert--lg">
        <h1>Search</h1>
        <BrowserOnly>{() => <SearchPage />}</BrowserOnly>
        <noscript>
          <p>
            Search needs JavaScript. Without it, the links at the head and at the foot of this page lead to
            every part of the documentation.
          </p>
        </noscript>
      </main>
    </Layout>
  );
}
