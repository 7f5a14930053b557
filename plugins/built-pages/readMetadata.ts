import {parse} from 'node-html-parser';
import {toPath} from '../../lib/content/toPath';

/** What a built page says of itself. */
export interface PageMetadata {
  /** A page of the documentation, a post of the blog, or another. */
  kind: 'doc' | 'post' | 'page';
  title: string;
  description: string;
  /** Where it is published: its canonical address. */
  url: string;
  /** Its path from the root of the site (see toPath). */
  path: string;
  /** When it was published, for a post; when it was last changed, where that is known. ISO 8601. */
  published?: string;
  modified?: string;
}

/** What the metadata are read with: the name that Docusaurus puts behind titles, and the published address of the site. */
export interface SiteMetadata {
  name: string;
  tagline: string;
  /** With the base URL, and a slash at the end. */
  url: string;
  baseUrl: string;
}

// As theme-classic 3.10.2 writes the date of last change.
const MODIFIED = /<time dateTime="([^"]+)" itemProp="dateModified"/i;

/** Reads a built page. The one page of a site in hash mode has neither address nor description: it is the site. */
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
