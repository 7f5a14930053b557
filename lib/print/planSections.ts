import type {OrderedPage} from '../markdown/listReadingOrder';
import {PLATFORMS, type Platform} from '../platforms';

/** A page as a part of a printed section. */
export interface Chapter {
  /** Path of the page (see toPath). */
  path: string;
  /** Begins the ids of all that the page holds; its own id in the section. */
  id: string;
  number: number;
  /** The part of the sidebar that it stands in. */
  part: string;
}

/** All pages on the sidebar of a platform, as one page to print. */
export interface Section {
  platform: Platform;
  chapters: readonly Chapter[];
}

/** The sections of a site: one a platform that has pages, in the order of its sidebar. */
export function planSections(order: readonly OrderedPage[]): Section[] {
  return PLATFORMS.map((platform) => ({
    platform,
    chapters: order.filter(({sidebar}) => sidebar === platform).map(toChapter),
  })).filter(({chapters}) => chapters.length > 0);
}

function toChapter({path, section}: OrderedPage, index: number): Chapter {
  return {path, id: path.replace('/docs/', '').replaceAll('/', '-'), number: index + 1, part: section};
}
