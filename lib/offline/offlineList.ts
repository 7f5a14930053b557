import {isRecord} from '../validation/isRecord';

/** What a reader chooses by; `core` comes with each of the others. */
export const PARTS = ['core', 'android', 'ios', 'windows', 'other', 'labs'] as const;

export type OfflinePart = (typeof PARTS)[number];

/** The list of a release, from the root of the site. */
export const OFFLINE_LIST = 'offline.json';

/** A file as a release has it: the hash of its bytes (hashBytes.ts), and how many there are. */
export type OfflineFile = readonly [hash: string, bytes: number];

export interface OfflinePartFiles {
  /** Bytes that travel, compressed. */
  transfer: number;
  /** By address (toKey.ts). */
  files: Readonly<Record<string, OfflineFile>>;
}

/** What a release offers to be kept. */
export interface OfflineList {
  /** Changes with the content of any file. */
  version: string;
  /** The scripts and style sheets that every page names, always in the same order. */
  entries: readonly string[];
  parts: Readonly<Record<OfflinePart, OfflinePartFiles>>;
}

/** Reads `offline.json`; undefined when it is anything else, such as the sign-in page of a network. */
export function parseOfflineList(text: string): OfflineList | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  return isOfflineList(value) ? value : undefined;
}

function isOfflineList(value: unknown): value is OfflineList {
  if (!isRecord(value) || typeof value.version !== 'string') return false;
  const {entries, parts} = value;
  return (
    Array.isArray(entries) &&
    entries.every((entry) => typeof entry === 'string') &&
    isRecord(parts) &&
    PARTS.every((part) => isPart(parts[part]))
  );
}

function isPart(value: unknown): boolean {
  return (
    isRecord(value) &&
    typeof value.transfer === 'number' &&
    isRecord(value.files) &&
    Object.values(value.files).every(
      (file) => Array.isArray(file) && typeof file[0] === 'string' && typeof file[1] === 'number',
    )
  );
}

/** The files of some parts, with those that come always. */
export function listFilesOf(
  list: OfflineList,
  parts: readonly OfflinePart[],
): Readonly<Record<string, OfflineFile>> {
  const chosen = PARTS.filter((part) => part === 'core' || parts.includes(part));
  return Object.assign({}, ...chosen.map((part) => list.parts[part].files));
}
