// Every page needs an h1 (WCAG 2.4.6), and the archive a way to it; the stock list has neither.
// Upstream: no issue found in November 2026.
import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import type {Props} from '@theme/BlogListPage';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export default function BlogListPage(props: Props): ReactNode {
  const {metadata, items, sidebar} = props;
  const {blogTitle, blogDescription} = metadata;
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogListPage)}
    >
      <PageMetadata title={blogTitle} description={blogDescription} />
      <BlogLayout sidebar={sidebar}>
        <header className="markdown">
          <h1>{blogTitle}</h1>
          <p>
            {blogDescription} <Link to="/blog/archive">Archive</Link>, <Link to="/blog/tags">tags</Link>,{' '}
            <Link to="/blog/authors">authors</Link>.
          </p>
        </header>
        <BlogPostItems items={items} />
        <BlogListPaginator metadata={metadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
