import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {type HTMLElement, parse} from 'node-html-parser';

/** The built site, as `npm run build` leaves it. */
export const BUILD = path.resolve(__dirname, '../../build');

export interface BuiltPage {
  /** Address of the page from the root of the site, decoded, as in the routes' manifest; `/404.html` for the not-found page. */
  route: string;
  html: string;
}

/** Every HTML page of the built site, in the order of their addresses. */
export function readBuiltPages(): BuiltPage[] {
  return listFiles()
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({route: toRoute(file), html: readFileSync(path.join(BUILD, file), 'utf8')}))
    .sort((one, other) => one.route.localeCompare(other.route));
}

/** Paths of all files of the built site, from its root, with forward slashes. */
export function listFiles(): string[] {
  return readdirSync(BUILD, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(BUILD, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

function toRoute(file: string): string {
  return file === 'index.html' ? '/' : `/${file.replace(/\/index\.html$/, '')}`;
}

/** Parses a page, with what it holds for readers without scripts; the text of scripts and styles is kept. */
export function parsePage({html}: BuiltPage): HTMLElement {
  return parse(html, {comment: false, blockTextElements: {script: true, style: true}});
}
