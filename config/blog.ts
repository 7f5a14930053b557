import type {Options} from '@docusaurus/plugin-content-blog';
import {product} from './identity';

export const blog = {
  routeBasePath: 'blog',
  blogTitle: `${product.name} blog`,
  blogDescription: `News, guides and background on ${product.name}, the Python automation platform for phones and PCs.`,
  blogSidebarTitle: 'Posts',
  blogSidebarCount: 'ALL',
  showReadingTime: true,
  onInlineAuthors: 'throw',
  onInlineTags: 'throw',
  onUntruncatedBlogPosts: 'throw',
  feedOptions: {
    type: ['rss', 'atom'],
    title: `${product.name} blog`,
    description: `News, guides and background on ${product.name}.`,
    copyright: product.copyright,
    language: 'en',
  },
} satisfies Options;
