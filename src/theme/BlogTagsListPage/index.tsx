// Every page needs a description; the stock list of tags has none.
// Upstream: no issue found in November 2026.
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/BlogTagsListPage';
import BlogTagsListPage from '@theme-original/BlogTagsListPage';
import type {ReactNode} from 'react';

export default function BlogTagsListPageWithDescription(props: Props): ReactNode {
  return (
    <>
      <PageMetadata description="All tags of the blog, from A to Z, each with the number of its posts." />
      <BlogTagsListPage {...props} />
    </>
  );
}
