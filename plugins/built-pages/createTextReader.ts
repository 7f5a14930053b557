import type {HTMLElement} from 'node-html-parser';
import {timeStep} from '../../lib/bench/timeStep';
import {createKeeper, type KeeperOptions} from '../../lib/cache/createKeeper';
import {findArticle, takeMain} from '../../lib/markdown/findArticle';
import type {ChapterTexts} from '../../lib/print/createSectionPrinter';
import type {PageMetadata} from './readMetadata';

/** The text of a page in its other forms. */
export interface PageText {
  twin: string;
  chapters: ChapterTexts;
}

export interface TextReaderOptions extends KeeperOptions {
  renderTwin: (article: HTMLElement, metadata: PageMetadata) => string;
  renderChapters: (path: string, article: HTMLElement) => ChapterTexts;
  /** What a page says above its text, which its twin says too. */
  findFrontMatter: (path: string) => object | undefined;
}

/**
 * Makes the function that reads the text of a built page. What it has read is kept for later builds, by the main part of the page:
 * the rest of it names the scripts of the release, which change with each other page.
 */
export function createTextReader({
  renderTwin,
  renderChapters,
  findFrontMatter,
  ...options
}: TextReaderOptions): (html: string, metadata: PageMetadata) => PageText {
  const keeper = createKeeper<PageText>(options);
  return (html, metadata) => {
    const content = JSON.stringify([metadata, findFrontMatter(metadata.path), takeMain(html)]);
    const kept = keeper.find(content);
    if (kept !== undefined) return kept;
    const text = timeStep('twins and printed chapters', () => {
      const article = findArticle(metadata.path, html);
      return {twin: renderTwin(article, metadata), chapters: renderChapters(metadata.path, article)};
    });
    keeper.keep(content, text);
    return text;
  };
}
