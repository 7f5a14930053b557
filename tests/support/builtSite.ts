import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {type HTMLElement, parse} from 'node-html-parser';
import {findOtherVersion, type VersionPlace} from '../../lib/content/findOtherVersion';
import {listFiles as listFilesBelow} from '../../lib/files/listFiles';
import {PLATFORMS} from '../../lib/platforms';
import {toPrintPath} from '../../lib/print/toPrintPath';
import {dropEndSlash} from '../../lib/text/dropEndSlash';

/** The built site, as `npm run build` leaves it. */
export const BUILD = path.resolve(__dirname, '../../build');

export interface BuiltPage {
  /** Address of the page from the root of the site, decoded, as in the routes' manifest; `/404.html` for the not-found page. */
  route: string;
  html: string;
}

/** Pages for printing, which repeat the text of others. They are not routes of the site and have their own tests (printPages.test.ts). */
export const PRINT_ROUTES: readonly string[] = PLATFORMS.map(toPrintPath);

let pages: readonly BuiltPage[] | undefined;

/** All HTML pages of the built site except those for printing, sorted by address; read once per process. */
export function readBuiltPages(): readonly BuiltPage[] {
  pages ??= listPageFiles().map((file) => ({route: toRoute(file), html: readHtml(file)}));
  return pages;
}

/**
 * The same without the pages of other docs versions than the one that readers see first: what the site says of its pages does not
 * name those.
 */
export function readCurrentPages(): readonly BuiltPage[] {
  const others = readOtherVersions();
  return readBuiltPages().filter(({route}) => findOtherVersion(others, route) === undefined);
}

/** The docs plugin's own list of versions. */
function readOtherVersions(): VersionPlace[] {
  const file = path.resolve(BUILD, '../.docusaurus/globalData.json');
  const data: Record<string, {default: {versions: (VersionPlace & {isLast: boolean})[]}}> = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  return data['docusaurus-plugin-content-docs']?.default.versions.filter(({isLast}) => !isLast) ?? [];
}

export function readPrintPages(): BuiltPage[] {
  return PRINT_ROUTES.map((route) => ({route, html: readHtml(`${route}/index.html`)}));
}

function readHtml(file: string): string {
  return readFileSync(path.join(BUILD, file), 'utf8');
}

/** The addresses of the same pages in the same order, without reading their files. */
export function listRoutes(): string[] {
  return listPageFiles().map(toRoute);
}

function listPageFiles(): string[] {
  return listFiles()
    .filter((file) => file.endsWith('.html') && !PRINT_ROUTES.includes(toRoute(file)))
    .sort((a, b) => toRoute(a).localeCompare(toRoute(b)));
}

/** Paths of all files of the built site, from its root, with forward slashes, sorted. */
export function listFiles(): string[] {
  return listFilesBelow(BUILD);
}

function toRoute(file: string): string {
  return file === 'index.html' ? '/' : `/${file.replace(/\/index\.html$/, '')}`;
}

/** The route to which a link within the site leads. */
export function toLinkedRoute(href: string): string {
  return dropEndSlash(decodeURI(href.replace(/[#?].*$/, '')));
}

const documents = new Map<BuiltPage, HTMLElement>();

/**
 * Parses a page, including `noscript` and the text of scripts and styles. Each page is parsed once per process: tests must
 * not change what they get.
 */
export function parsePage(page: BuiltPage): HTMLElement {
  const document =
    documents.get(page) ?? parse(page.html, {comment: false, blockTextElements: {script: true, style: true}});
  documents.set(page, document);
  return document;
}

/** The total size of files of the built site after brotli, in bytes; their paths begin with a slash. */
export function weighFiles(files: readonly string[]): number {
  return files.reduce(
    (sum, file) => sum + brotliCompressSync(readFileSync(path.join(BUILD, file))).byteLength,
    0,
  );
}
