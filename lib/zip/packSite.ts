import {strFromU8, strToU8} from 'fflate';
import {toScript} from './toScript';
import {zipFiles} from './zipFiles';

/** A file of a site: its path from the root, with forward slashes, and its bytes. */
export interface SiteFile {
  path: string;
  bytes: Uint8Array;
}

export interface PackSiteOptions {
  /** The files of a site in hash mode. */
  files: readonly SiteFile[];
  /** The script that reads files where they cannot be fetched (src/zip/readFromScripts.ts). */
  reader: string;
  /** The text of README.txt. */
  readme: string;
}

const READER = 'read-from-scripts.js';
const POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>/;
/** Files that only a host needs: lists with addresses, pictures for links to it, what is asked for below `.well-known`. */
const FOR_HOSTS = /^(?:sitemap\.xml|opensearch\.xml|assets\/cards\/|\.well-known\/)/;

/** Packs a site so that it opens from the folder in which it is unpacked, without a server. */
export function packSite({files, reader, readme}: PackSiteOptions): Uint8Array {
  const carried = files.filter(({path}) => !FOR_HOSTS.test(path));
  const scripts = carried
    .filter(({path}) => path.startsWith('assets/') && path.endsWith('.json'))
    .map(({path, bytes}) => ({path: `${path}.js`, bytes: strToU8(toScript(strFromU8(bytes)))}));
  const pages = carried.map(({path, bytes}) =>
    path === 'index.html' ? {path, bytes: strToU8(addReader(strFromU8(bytes)))} : {path, bytes},
  );
  const own = [
    {path: READER, bytes: strToU8(reader)},
    {path: 'README.txt', bytes: strToU8(readme)},
  ];
  const all = [...pages, ...scripts, ...own].sort((a, b) => (a.path < b.path ? -1 : 1));
  return zipFiles(Object.fromEntries(all.map(({path, bytes}) => [path, bytes])));
}

/** Puts the reader before all other scripts, and after the security policy, which applies only to what follows it. */
function addReader(html: string): string {
  if (!POLICY.test(html))
    throw new Error('index.html: has no Content-Security-Policy to put the reader of files behind');
  return html.replace(POLICY, (policy) => `${policy}<script src="${READER}"></script>`);
}
