import type {HTMLElement} from 'node-html-parser';
import {timeStep} from '../../lib/bench/timeStep';
import {createFileCache, type FileCacheOptions} from '../../lib/cache/createFileCache';
import {getOrMake} from '../../lib/cache/getOrMake';
import {findArticle, takeMain} from '../../lib/markdown/findArticle';
import type {ChapterTexts} from '../../lib/print/createSectionPrinter';
import type {PageMetadata} from './readMetadata';

/** The text of a page in its forms other than HTML. */
export interface RenderedText {
  markdown: string;
  chapters: ChapterTexts;
}

export interface TextReaderOptions extends FileCacheOptions {
  renderMarkdown: (article: HTMLElement, metadata: PageMetadata) => string;
  renderChapters: (path: string, article: HTMLElement) => ChapterTexts;
  /** The front matter of a page, which its Markdown copy repeats. */
  findFrontMatter: (path: string) => object | undefined;
}

/**
 * Makes a function that reads the text of a built page. Results are kept for later builds by the page's main part: the rest of
 * the HTML names scripts, which change when any other page changes.
 */
export function createTextReader({
  renderMarkdown,
  renderChapters,
  findFrontMatter,
  ...options
}: TextReaderOptions): (html: string, metadata: PageMetadata) => RenderedText {
  const cache = createFileCache<RenderedText>(options);
  return (html, metadata) => {
    const content = JSON.stringify([metadata, findFrontMatter(metadata.path), takeMain(html)]);
    return getOrMake(cache, content, () =>
      timeStep('Markdown and printed chapters', () => {
        const article = findArticle(metadata.path, html);
        return {
          markdown: renderMarkdown(article, metadata),
          chapters: renderChapters(metadata.path, article),
        };
      }),
    );
  };
}
