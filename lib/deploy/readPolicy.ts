import {parse} from 'node-html-parser';

/** A page of a build. */
export interface PolicyPage {
  file: string;
  html: string;
}

/**
 * The Content-Security-Policy that all pages of a build share, which a host can then send as a header. Throws when a page has none, or
 * another one than the first; a page without scripts, such as one to print, may have one of its own: a browser heeds both.
 */
export function readPolicy(pages: readonly PolicyPage[]): string {
  let common: string | undefined;
  for (const {file, html} of pages) {
    const page = parse(html);
    const policy = page.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content');
    if (policy === undefined) throw new Error(`${file}: the page has no Content-Security-Policy`);
    common ??= policy;
    if (policy !== common && page.querySelector('script') !== null)
      throw new Error(
        `${file}: its Content-Security-Policy is "${policy}"; allowed: that of ${pages[0]?.file}`,
      );
  }
  if (common === undefined) throw new Error('The build has no page');
  return common;
}
