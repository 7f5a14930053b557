import {PLATFORMS} from '../platforms';

/** Folders that have a list of their own for language models; the list of the root covers all of the site. */
export const INDEX_FOLDERS: readonly string[] = ['/', ...PLATFORMS.map((platform) => `/docs/${platform}/`)];

/** Path of the list of pages that covers a page: the one in the nearest folder. */
export function findIndexPath(path: string): string {
  const folder = INDEX_FOLDERS.findLast((candidate) => `${path}/`.startsWith(candidate)) ?? '/';
  return `${folder}llms.txt`;
}
