import Link from '@docusaurus/Link';
import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import type {ArchiveBlogPost, Props} from '@theme/BlogArchivePage';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

const DESCRIPTION = 'All posts of the blog by year, the newest first, each with the day of its publication.';

/** All posts of the blog, in one list for each year. */
export function BlogArchive({archive}: Props): ReactNode {
  const {format} = useDateTimeFormat({day: 'numeric', month: 'long', timeZone: 'UTC'});
  return (
    <Layout title="Archive" description={DESCRIPTION}>
      <main className="container margin-vert--lg markdown">
        <h1>Archive</h1>
        {[...groupByYear(archive.blogPosts)].map(([year, posts]) => (
          <section key={year}>
            <h2>{year}</h2>
            <ul>
              {posts.map(({metadata: {date, title, permalink}}) => (
                <li key={permalink}>
                  <time dateTime={String(date)}>{format(new Date(date))}</time>:{' '}
                  <Link to={permalink}>{title}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </main>
    </Layout>
  );
}

function groupByYear(posts: readonly ArchiveBlogPost[]): Map<number, ArchiveBlogPost[]> {
  const years = new Map<number, ArchiveBlogPost[]>();
  for (const post of posts) {
    const year = new Date(post.metadata.date).getUTCFullYear();
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return years;
}
