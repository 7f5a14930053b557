import BrowserOnly from '@docusaurus/BrowserOnly';
import {SearchPage} from '@site/src/components/search/SearchPage/SearchPage';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

/** Results for the query in the address (specification, section 2.1). */
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
          <p>Search needs JavaScript. Without it, every page can be reached from the menus.</p>
        </noscript>
      </main>
    </Layout>
  );
}
