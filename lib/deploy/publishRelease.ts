import {
  constants,
  copyFile,
  link,
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import {toHash} from '../files/toHash';
import {isHashed, listPageAddresses, MANIFEST, parseManifest, type ReleaseFile} from './manifest';

export interface PublishOptions {
  /** How many releases are kept at least, the new one included. */
  keep: number;
  /** Releases published within so many days are kept too. */
  keepDays: number;
  /** Accepts a release that lacks pages of the running one. */
  allowMissing?: boolean;
  /** How a file is copied; a test simulates a full disk. */
  copy?: typeof copyFile;
  now?: Date;
}

/** A release on the server, in `<target>/releases/`. */
interface PublishedRelease {
  name: string;
  folder: string;
  files: ReleaseFile[];
}

const RELEASE_NAME = /^\d{4,}-[0-9a-f]{12}$/;
const INCOMING = '.incoming-';
const CURRENT = 'current';
/** In the folder of a release: the name of the one that ran when it was published. */
const BEFORE = 'before';
const NAMED_PAGES = 5;
const DAY_MS = 86_400_000;

/**
 * Copies a release (`makeRelease`) to `<target>/releases/`, adds the hashed files of the releases that are kept, and then switches
 * the link `<target>/current` to it atomically. A failure before that leaves the running release as it is. Returns the name of the
 * release. Throws when a file differs from the manifest, and when pages of the running release are missing.
 */
export async function publishRelease(
  release: string,
  target: string,
  options: PublishOptions,
): Promise<string> {
  const {keep, keepDays, allowMissing = false, copy = copyFile, now = new Date()} = options;
  const text = await readFile(path.join(release, MANIFEST), 'utf8').catch(passMissing);
  if (text === undefined) throw new Error(`${release}: holds no release; run npm run package first`);
  const files = parseManifest(text, path.join(release, MANIFEST));
  const releases = path.join(target, 'releases');
  await mkdir(releases, {recursive: true});
  await removeIncoming(releases);
  const present = await listReleases(releases);
  const current = await findCurrent(target, present);
  const hash = toHash(text).slice(0, 12);
  if (current?.name.endsWith(`-${hash}`)) return current.name;
  if (current !== undefined && !allowMissing) refuseMissing(current.files, files);

  const last = Number(present.at(-1)?.name.split('-')[0] ?? 0);
  const name = `${String(last + 1).padStart(4, '0')}-${hash}`;
  const incoming = path.join(releases, `${INCOMING}${name}`);
  try {
    await copyFiles(release, incoming, files, copy);
    await copy(path.join(release, MANIFEST), path.join(incoming, MANIFEST));
    await shareHashed(present, incoming);
    if (current !== undefined) await writeFile(path.join(incoming, BEFORE), current.name);
    await utimes(incoming, now, now);
    await rename(incoming, path.join(releases, name));
  } catch (error) {
    await rm(incoming, {recursive: true, force: true});
    throw error;
  }
  await switchTo(target, name);
  // The one that has run until now is the way back, whatever its number.
  const oldestFirst = present.filter((other) => other !== current).concat(current ?? []);
  await removeOld(oldestFirst, {keep: keep - 1, oldestMs: now.getTime() - keepDays * DAY_MS});
  return name;
}

/**
 * Switches the link atomically to the release that ran before the running one; a release that was given up has a number in between.
 * The release gets the hashed files of the later ones, because pages of those are open in browsers. Returns its name; throws when
 * there is none.
 */
export async function rollBack(target: string): Promise<string> {
  const present = await listReleases(path.join(target, 'releases'));
  const current = await findCurrent(target, present);
  const before = current && (await findBefore(current, present));
  if (before === undefined) throw new Error(`${target}: there is no release before the running one`);
  await shareHashed(present, before.folder);
  await switchTo(target, before.name);
  return before.name;
}

async function removeIncoming(releases: string): Promise<void> {
  for (const name of await readdir(releases))
    if (name.startsWith(INCOMING)) await rm(path.join(releases, name), {recursive: true, force: true});
}

async function listReleases(releases: string): Promise<PublishedRelease[]> {
  const names = (await readdir(releases)).filter((name) => RELEASE_NAME.test(name));
  names.sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
  return Promise.all(
    names.map(async (name) => {
      const folder = path.join(releases, name);
      const file = path.join(folder, MANIFEST);
      return {name, folder, files: parseManifest(await readFile(file, 'utf8'), file)};
    }),
  );
}

async function findCurrent(
  target: string,
  present: readonly PublishedRelease[],
): Promise<PublishedRelease | undefined> {
  const file = path.join(target, CURRENT);
  const link = await readlink(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EINVAL') throw new Error(`${file}: is not a link; move it away`);
    return passMissing(error);
  });
  return link === undefined ? undefined : present.find(({name}) => name === path.basename(link));
}

/** Releases that do not say which one ran before them follow their numbers. */
async function findBefore(
  release: PublishedRelease,
  present: readonly PublishedRelease[],
): Promise<PublishedRelease | undefined> {
  const before = await readFile(path.join(release.folder, BEFORE), 'utf8').catch(passMissing);
  if (before === undefined) return present[present.indexOf(release) - 1];
  return present.find(({name}) => name === before);
}

/** Turns the error of a file that does not exist into `undefined`, and throws any other. */
function passMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

function refuseMissing(running: readonly ReleaseFile[], files: readonly ReleaseFile[]): void {
  const addresses = new Set(listPageAddresses(files));
  const missing = listPageAddresses(running).filter((address) => !addresses.has(address));
  if (missing.length === 0) return;
  const named = missing.slice(0, NAMED_PAGES).join(', ');
  const rest = missing.length > NAMED_PAGES ? ` and ${missing.length - NAMED_PAGES} more` : '';
  throw new Error(
    `The release lacks pages of the running one: ${named}${rest}; with --allow-missing they may go`,
  );
}

async function copyFiles(
  from: string,
  to: string,
  files: readonly ReleaseFile[],
  copy: typeof copyFile,
): Promise<void> {
  for (const file of files) {
    const source = path.join(from, file.path);
    const content = await readFile(source);
    if (toHash(content) !== file.sha256)
      throw new Error(`${source}: the file is not the one of the manifest; make the release again`);
    await mkdir(path.dirname(path.join(to, file.path)), {recursive: true});
    await copy(source, path.join(to, file.path), constants.COPYFILE_FICLONE);
  }
}

/** Adds the hashed files of releases to a folder, as hard links, which take no space. */
async function shareHashed(releases: readonly PublishedRelease[], folder: string): Promise<void> {
  for (const release of releases) {
    for (const file of release.files.filter(isHashed)) {
      const to = path.join(folder, file.path);
      await mkdir(path.dirname(to), {recursive: true});
      await link(path.join(release.folder, file.path), to).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error;
      });
    }
  }
}

/** Replaces the link by renaming a new one over it, which is atomic. */
async function switchTo(target: string, name: string): Promise<void> {
  const next = path.join(target, `${CURRENT}.next`);
  await rm(next, {force: true});
  await symlink(path.join('releases', name), next);
  await rename(next, path.join(target, CURRENT));
}

async function removeOld(
  releases: readonly PublishedRelease[],
  {keep, oldestMs}: {keep: number; oldestMs: number},
): Promise<void> {
  for (const {folder} of releases.slice(0, Math.max(0, releases.length - keep)))
    if ((await stat(folder)).mtimeMs < oldestMs) await rm(folder, {recursive: true, force: true});
}
