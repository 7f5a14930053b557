import {decodeUrlPart} from '../text/decodeUrlPart';

/**
 * The one form of a page's or a file's address: encoded, without `index.html` and without a slash at its end; the home page
 * is the base URL. Browsers and links write the same address in several ways.
 */
export function toKey(pathname: string, baseUrl: string): string {
  const path = encodeURI(decodeUrlPart(pathname))
    .replace(/\/index\.html$/, '/')
    .replace(/\/+$/, '');
  return `${path}/` === baseUrl ? baseUrl : path;
}
