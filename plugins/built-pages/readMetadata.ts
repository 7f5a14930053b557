import {parse} from 'node-html-parser';
import {toPath} from '../../lib/content/toPath';

/** The metadata of a built page. */
export interface PageMetadata {
  /** A page of the documentation, a post of the blog, or another. */
  kind: 'doc' | 'post' | 'page';
  title: string;
  description: string;
  /** Its canonical URL. */
  url: string;
  /** Its path from the root of the site (see toPath). */
  path: string;
  /** When it was published, for a post; when it was last changed, where that is known. ISO 8601. */
  published?: string;
  modified?: string;
}

/** What `readMetadata` must know of the site, such as the name that Docusaurus appends to titles. */
export interface SiteMetadata {
  name: string;
  tagline: string;
  /** With the base URL, and a slash at the end. */
  url: string;
  baseUrl: string;
}

// As theme-classic 3.10.2 writes the date of last change.
const MODIFIED = /<time dateTime="([^"]+)" itemProp="dateModified"/i;

/** Reads the head of a built page. In hash mode the one page has no URL and description: it takes those of the site. */
export function readMetadata(html: string, site: SiteMetadata): PageMetadata {
  const head = parse(html.slice(0, html.indexOf('</head>')));
  const read = (selector: string, attribute: string) => head.querySelector(selector)?.getAttribute(attribute);
  const title = head.querySelector('title')?.textContent.trim() ?? '';
  const published = read('meta[property="article:published_time"]', 'content');
  const modified = MODIFIED.exec(html)?.[1];
  const url = read('link[rel=canonical]', 'href') ?? site.url;
  return {
    kind: head.querySelector('html.docs-doc-page') ? 'doc' : published === undefined ? 'page' : 'post',
    title: title === site.name || title === '' ? site.tagline : title.replace(` | ${site.name}`, ''),
    description: read('meta[name=description]', 'content') ?? site.tagline,
    url,
    path: toPath(new URL(url).pathname, site.baseUrl),
    ...(published !== undefined && {published}),
    ...(modified !== undefined && {modified}),
  };
}
