// Every page needs a description; the stock list of authors has none.
// Upstream: no issue found in November 2026.
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';
import BlogAuthorsListPage from '@theme-original/Blog/Pages/BlogAuthorsListPage';
import type {ReactNode} from 'react';

export default function BlogAuthorsListPageWithDescription(props: Props): ReactNode {
  return (
    <>
      <PageMetadata description="Who writes the blog of the AScript documentation, with the number of posts of each." />
      <BlogAuthorsListPage {...props} />
    </>
  );
}
