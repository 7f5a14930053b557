import {PLATFORM_NAMES, PLATFORMS} from '../platforms';
import {toMarkdownUrl} from './createLinkResolver';
import {findIndexPath} from './findIndexPath';
import type {OrderedPage} from './listReadingOrder';
import {renderLlmsTxt} from './renderLlmsTxt';

/** A page with its Markdown copy. */
export interface MarkdownPage {
  path: string;
  title: string;
  description: string;
  /** The Markdown copy's text. */
  text: string;
}

/** A place in the lists: on a sidebar, or in a part of the site that has none. */
export type ListedPage = MarkdownPage & Omit<OrderedPage, 'path'>;

export interface LlmsTexts {
  title: string;
  summary: string;
  details: readonly string[];
}

export interface LlmsOptions {
  /** Published address of the site, with a slash at its end. */
  url: string;
  /** In the order in which a reader learns. */
  pages: readonly ListedPage[];
  /** What the list of the whole site says first. */
  texts: LlmsTexts;
  /** More places for assistants than pages, with what each is. */
  tools: readonly {title: string; path: string; description: string}[];
}

/**
 * The lists for language models: llms.txt names pages, llms-full.txt holds their texts. Those of a platform cover its
 * folder; that of the root names the other pages and leads to the lists of the platforms.
 */
export function toLlmsFiles({url, pages, texts, tools}: LlmsOptions): {path: string; text: string}[] {
  const platforms = PLATFORMS.map((platform) => {
    const name = PLATFORM_NAMES[platform];
    const path = `/docs/${platform}/llms.txt`;
    // A sidebar of the platform's own comes before the parts of others that hold pages of it.
    const own = pages
      .filter((page) => findIndexPath(page.path) === path)
      .sort((a, b) => Number(b.sidebar === platform) - Number(a.sidebar === platform));
    const summary = `${texts.title} for ${name}: ${own.length} pages, guides first, then the reference.`;
    const title = `${texts.title} for ${name}`;
    return {path, title, summary, details: texts.details, pages: own, sections: toSections(own, url)};
  });
  const lists = platforms.flatMap(({path, title, summary}) => [
    {title, url: toUrl(path, url), description: summary},
    {
      title: `${title}, whole`,
      url: toUrl(toFullPath(path), url),
      description: 'The text of all these pages in one file.',
    },
  ]);
  const others = pages.filter((page) => findIndexPath(page.path) === '/llms.txt');
  const root = {
    ...texts,
    path: '/llms.txt',
    pages: [...platforms.flatMap((platform) => platform.pages), ...others],
    sections: [
      {heading: 'Platforms', links: lists},
      {
        heading: 'For assistants',
        links: tools.map(({path, ...tool}) => ({...tool, url: toUrl(path, url)})),
      },
      ...toSections(others, url),
    ],
  };
  return [root, ...platforms].flatMap((list) => [
    {path: list.path, text: renderLlmsTxt(list)},
    {path: toFullPath(list.path), text: list.pages.map(({text}) => text).join('\n')},
  ]);
}

function toSections(pages: readonly ListedPage[], url: string) {
  const headings = [...new Set(pages.map(({section}) => section))];
  return headings.map((heading) => ({
    heading,
    links: pages
      .filter(({section}) => section === heading)
      .map(({title, path, description}) => ({title, description, url: toMarkdownUrl(path, {url})})),
  }));
}

function toFullPath(path: string): string {
  return path.replace(/llms\.txt$/, 'llms-full.txt');
}

function toUrl(path: string, url: string): string {
  return url + path.slice(1);
}
