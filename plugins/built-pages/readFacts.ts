import {parse} from 'node-html-parser';
import {toPath} from './toPath';

/** What a built page says of itself in its head. */
export interface PageFacts {
  title: string;
  description: string;
  /** Where it is published: its canonical address. */
  url: string;
  /** Its path from the root of the site (see toPath). */
  path: string;
}

/** What the facts are read with: the name that Docusaurus puts behind titles, and the published address of the site. */
export interface SiteFacts {
  name: string;
  tagline: string;
  /** With the base URL, and a slash at the end. */
  url: string;
  baseUrl: string;
}

/** Reads the head of a built page. The one page of a site in hash mode has neither address nor description: it is the site. */
export function readFacts(html: string, site: SiteFacts): PageFacts {
  const head = parse(html.slice(0, html.indexOf('</head>')));
  const read = (selector: string, attribute: string) => head.querySelector(selector)?.getAttribute(attribute);
  const title = head.querySelector('title')?.textContent.trim() ?? '';
  const url = read('link[rel=canonical]', 'href') ?? site.url;
  return {
    title: title === site.name || title === '' ? site.tagline : title.replace(` | ${site.name}`, ''),
    description: read('meta[name=description]', 'content') ?? site.tagline,
    url,
    path: toPath(new URL(url).pathname, site.baseUrl),
  };
}
