import {PLATFORMS} from '../platforms';

/** Folders that have a list of their own for language models; the list of the root covers all of the site. */
const INDEX_FOLDERS: readonly string[] = ['/', ...PLATFORMS.map((platform) => `/docs/${platform}/`)];

/** Path of the list of pages that covers a page: the one in the nearest folder; of a course the one of its platform. */
export function findIndexPath(path: string): string {
  const place = `${path}/`.replace('/docs/learn/', '/docs/');
  const folder = INDEX_FOLDERS.findLast((candidate) => place.startsWith(candidate)) ?? '/';
  return `${folder}llms.txt`;
}
