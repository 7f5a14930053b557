// Every page needs a description (section 2); the stock list of tags has none.
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
