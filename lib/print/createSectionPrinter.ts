import type {HTMLElement} from 'node-html-parser';
import type {OrderedPage} from '../markdown/listReadingOrder';
import type {Platform} from '../platforms';
import type {PrintSite} from './createPrintLinks';
import {planSections} from './planSections';
import {renderChapter} from './renderChapter';
import {type PrintedChapter, renderSection} from './renderSection';
import {toPrintPath} from './toPrintPath';

export interface SectionPrinterOptions extends PrintSite {
  /** Name of the product. */
  name: string;
  order: readonly OrderedPage[];
}

/** A built page, for the sections that it belongs to. */
export interface PrintablePage {
  path: string;
  title: string;
  url: string;
  html: string;
  /** Its text, without the frame. */
  article: HTMLElement;
}

// As Docusaurus 3.10.2 links the style sheets that it builds.
const STYLE_SHEET = /<link rel="stylesheet" href="([^"]*\/assets\/css\/[^"]+)"/g;

/** Gathers the pages of each platform as they are built, in any order, and writes the page to print of each. */
export function createSectionPrinter({name, order, ...site}: SectionPrinterOptions) {
  const sections = planSections(order);
  const printed = new Map<Platform, PrintedChapter[]>(sections.map(({platform}) => [platform, []]));
  const styles = new Set<string>();
  return {
    add({path, title, url, html, article}: PrintablePage): void {
      for (const section of sections) {
        const chapter = section.chapters.find((each) => each.path === path);
        if (chapter === undefined) continue;
        for (const [, href = ''] of html.matchAll(STYLE_SHEET)) styles.add(href);
        const text = renderChapter(article, chapter, section, site);
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
