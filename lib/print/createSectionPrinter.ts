import type {HTMLElement} from 'node-html-parser';
import type {OrderedPage} from '../markdown/listReadingOrder';
import type {Platform} from '../platforms';
import type {PrintSite} from './createPrintLinks';
import {type PlannedChapter, planSections, type Section} from './planSections';
import {renderChapter} from './renderChapter';
import {type PrintedChapter, renderSection} from './renderSection';
import {toPrintPath} from './toPrintPath';

export interface SectionPrinterOptions extends PrintSite {
  /** Name of the product. */
  name: string;
  order: readonly OrderedPage[];
}

/** A built page, for the sections that it belongs to. */
interface PrintablePage {
  path: string;
  title: string;
  url: string;
  html: string;
}

/** The text of a page as a chapter of each section that it belongs to. */
export type ChapterTexts = Partial<Record<Platform, string>>;

// As Docusaurus 3.10.2 links the style sheets that it builds.
const STYLE_SHEET = /<link rel="stylesheet" href="([^"]*\/assets\/css\/[^"]+)"/g;

/** Collects the built pages of each platform, in any order, and renders one page to print for each platform. */
export function createSectionPrinter({name, order, ...site}: SectionPrinterOptions) {
  const sections = planSections(order);
  const printed = new Map<Platform, PrintedChapter[]>(sections.map(({platform}) => [platform, []]));
  const styles = new Set<string>();
  return {
    /** Renders the article of a page as a chapter of each section that has the page. */
    renderChapters(path: string, article: HTMLElement): ChapterTexts {
      return Object.fromEntries(
        sections.flatMap((section) => {
          const chapter = findChapter(section, path);
          return chapter === undefined
            ? []
            : [[section.platform, renderChapter(article, chapter, section, site)]];
        }),
      );
    },
    add({path, title, url, html}: PrintablePage, texts: ChapterTexts): void {
      for (const section of sections) {
        const chapter = findChapter(section, path);
        const text = texts[section.platform];
        if (chapter === undefined || text === undefined) continue;
        for (const [, href = ''] of html.matchAll(STYLE_SHEET)) styles.add(href);
        printed.get(section.platform)?.push({...chapter, title, url, html: text});
      }
    },
    /** The page to print of each platform, with its path (see toPath). */
    render(): {path: string; html: string}[] {
      return sections.map((section) => {
        const chapters = [...(printed.get(section.platform) ?? [])].sort((a, b) => a.number - b.number);
        const html = renderSection(section, chapters, {...site, name, styles: [...styles]});
        return {path: toPrintPath(section.platform), html};
      });
    },
  };
}

function findChapter({chapters}: Section, path: string): PlannedChapter | undefined {
  return chapters.find((chapter) => chapter.path === path);
}
