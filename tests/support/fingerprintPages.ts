import {readFileSync} from 'node:fs';
import path from 'node:path';
import {dropContentHashes} from '../../lib/files/dropContentHashes';
import {fingerprintFiles} from '../../lib/files/fingerprintFiles';
import {toHash} from '../../lib/files/toHash';
import {dropEndSlash} from '../../lib/text/dropEndSlash';
import {BUILD, listFiles} from './builtSite';

/** The files that Docusaurus generates: the chunks that each route loads, and the files of each chunk. */
const GENERATED = path.resolve(BUILD, '../.docusaurus');

/**
 * Begins what the bundler's runtime does in a worker. A worker's script loads on request, and holds a runtime of its own: there
 * even the names of variables depend on the hashes of chunks, and differ between the first build and later ones.
 */
const WORKER = 'importScripts(';

/** The bundler's runtime of pages. */
const RUNTIME = /^assets\/js\/runtime~/;

/** Files that a page does not load by itself: other pages, Markdown copies, cards, and files that load on request. */
const NOT_LOADED =
  /\.(?:html|md|txt|xml|zip)$|^assets\/(?:cards|js|phone|problems|routes|search)\/|^(?:offline|symbols)\.json$|^\.well-known\//;

interface Manifest {
  origins: Record<string, string[]>;
  assets: Record<string, {js?: {file: string}[]}>;
}

export interface PageFingerprints {
  /** Changes with every script, style, picture or font that several pages load, except the bundler's runtime and workers. */
  shared: string;
  /** A hash of a page's HTML and its own scripts; undefined when it has no script of its own. */
  ofPage: (route: string) => string | undefined;
}

/** Fingerprints of the built pages: texts that change with anything that affects how a page looks and behaves. */
export function fingerprintPages(): PageFingerprints {
  const chunks = readChunks();
  const uses = new Map<string, number>();
  for (const names of chunks.values()) for (const name of names) uses.set(name, (uses.get(name) ?? 0) + 1);
  const files = listFiles();
  const isShared = (file: string): boolean => uses.get(file) !== 1;
  const scripts = files
    .filter((file) => file.startsWith('assets/js/') && !RUNTIME.test(file) && isShared(file))
    .map(readNormalized)
    .filter((script) => !script.includes(WORKER));
  const others = files.filter((file) => !NOT_LOADED.test(file));
  return {
    shared: [...scripts.sort(), fingerprintFiles(BUILD, others)].join('\n'),
    ofPage(route) {
      const own = chunks.get(route)?.filter((file) => !isShared(file)) ?? [];
      if (own.length === 0) return undefined;
      const html = route === '/' ? 'index.html' : `${route.slice(1)}/index.html`;
      return toHash([html, ...own].map(readNormalized).join('\n'));
    },
  };
}

/** The scripts of each route. */
function readChunks(): Map<string, string[]> {
  const names: Record<string, unknown> = readJson('routesChunkNames.json');
  const {origins, assets}: Manifest = readJson('client-manifest.json');
  return new Map(
    Object.entries(names).map(([key, value]) => {
      const ids = listTexts(value).flatMap((name) => origins[name] ?? []);
      const files = ids.flatMap((id) => assets[id]?.js ?? []).map(({file}) => file);
      // A key is an address, a hyphen, and three letters that distinguish routes with the same address.
      return [dropEndSlash(key.slice(0, -4)), [...new Set(files)]];
    }),
  );
}

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
}

function readNormalized(file: string): string {
  return dropContentHashes(readFileSync(path.join(BUILD, file), 'utf8'));
}

function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(path.join(GENERATED, file), 'utf8'));
}
