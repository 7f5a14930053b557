import type {OrderedPage} from '../markdown/listReadingOrder';
import {PLATFORMS, type Platform} from '../platforms';

/** A page as a part of a printed section. */
export interface PlannedChapter {
  /** Path of the page (see toPath). */
  path: string;
  /** The id of the chapter in the section; ids of the page get it as a prefix. */
  id: string;
  number: number;
  /** The part of the sidebar that lists it. */
  part: string;
}

/** All pages on the sidebar of a platform, as one page to print. */
export interface Section {
  platform: Platform;
  chapters: readonly PlannedChapter[];
}

/** The sections of a site: one for each platform with pages, in the order of its sidebar. */
export function planSections(order: readonly OrderedPage[]): Section[] {
  return PLATFORMS.map((platform) => ({
    platform,
    chapters: order.filter(({sidebar}) => sidebar === platform).map(toChapter),
  })).filter(({chapters}) => chapters.length > 0);
}

function toChapter({path, section}: OrderedPage, index: number): PlannedChapter {
  return {path, id: path.replace('/docs/', '').replaceAll('/', '-'), number: index + 1, part: section};
}
