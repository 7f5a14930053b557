import {findOtherVersion, type VersionPlace} from '../../content/findOtherVersion';
import {PLATFORMS} from '../../platforms';
import type {ChunkNames} from '../../routes/findSharedNames';
import {listLeaves, type TreeProps} from '../../routes/tree';
import {dropEndSlash} from '../../text/dropEndSlash';
import type {OfflinePart} from '../offlineList';
import {toPart} from './toPart';

/** What the bundler made, as Docusaurus writes it down (`client-manifest.json`). */
export interface ClientManifest {
  /** The chunks that a named one needs. */
  readonly origins: Readonly<Record<string, readonly string[]>>;
  /** The files of a chunk, by kind. */
  readonly assets: Readonly<Record<string, Readonly<Record<string, readonly {readonly file: string}[]>>>>;
}

export interface AssetOptions {
  /** By the path of each route and three digits. */
  routes: ChunkNames;
  manifest: ClientManifest;
  /** Files of the labs and of samples that run, which load when a reader asks for them. */
  labs: ReadonlySet<string>;
  /** Of the docs: their pages are not kept. */
  otherVersions: readonly VersionPlace[];
  baseUrl: string;
}

/**
 * Makes the function that says with which part a file below `assets/` is kept; undefined when with none. What pages of several
 * parts need comes always, and so does what only loads later.
 */
export function assignAssets({routes, manifest, labs, otherVersions, baseUrl}: AssetOptions) {
  const partsByFile = new Map<string, Set<OfflinePart | undefined>>();
  const paths = Object.entries(routes).map(([name, names]) => ({
    path: `/${name.replace(/-[0-9a-f]{3}$/, '').slice(baseUrl.length)}`,
    names,
  }));
  for (const {path, names} of paths) {
    const isFrame = path !== '/' && paths.some((other) => other.path.startsWith(`${path}/`));
    const isCore = isFrame && !findOtherVersion(otherVersions, path);
    const part = isCore ? 'core' : toPart(dropEndSlash(path), otherVersions);
    for (const file of listAssets(names, manifest))
      partsByFile.set(file, (partsByFile.get(file) ?? new Set()).add(part));
  }

  return (file: string): OfflinePart | undefined => {
    if (file.startsWith('assets/cards/')) return undefined;
    if (file.startsWith('assets/phone/') || labs.has(file)) return 'labs';
    const list = /^assets\/problems\/lists-(\w+)/.exec(file)?.[1];
    if (list !== undefined) return PLATFORMS.find((platform) => platform === list) ?? 'other';
    const [part, ...others] = [...(partsByFile.get(file) ?? ['core' as const])].filter(isKept);
    return others.length === 0 ? part : 'core';
  };
}

function isKept(part: OfflinePart | undefined): part is OfflinePart {
  return part !== undefined;
}

function listAssets(names: TreeProps<string>, {origins, assets}: ClientManifest): string[] {
  return listLeaves(names)
    .flatMap((name) => origins[name] ?? [])
    .flatMap((chunk) => Object.values(assets[chunk] ?? {}).flat())
    .map(({file}) => file);
}
