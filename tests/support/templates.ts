/** An address without a page: its answer 404 is no fault (watchFaults.ts). */
export const NOT_FOUND = '/no-such-page';

/** One page of each template, for checks that every page of a kind passes or fails alike. A new template is a line here. */
export const TEMPLATES = [
  '/',
  '/docs/intro',
  '/docs/android/api/screen/findcolors',
  '/docs/android/guide/api',
  '/docs/android/guide/first',
  '/docs/learn/android/',
  '/docs/learn/android/tap',
  '/docs/reference/platforms',
  '/docs/cookbook/',
  '/docs/problems/windows',
  '/docs/category/tutorial---basics',
  '/docs/about/doc/privacypolicy',
  '/shop',
  '/plug',
  '/videos',
  '/hidboard',
  '/lab',
  '/lab/phone',
  '/lab/errors',
  '/search?q=clipboard.put',
  '/blog',
  '/blog/first-blog-post',
  '/blog/欢迎',
  '/blog/archive',
  '/blog/authors',
  '/blog/tags',
  '/blog/tags/hello',
  NOT_FOUND,
] as const;
