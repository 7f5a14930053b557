import type {Platform} from '../platforms';

/** Path of the page that holds a platform's whole section, from the root of the site. */
export function toPrintPath(platform: Platform): string {
  return `/docs/${platform}/print`;
}
