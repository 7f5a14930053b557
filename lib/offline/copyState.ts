import {isRecord} from '../validation/isRecord';
import {type OfflinePart, PARTS} from './offlineList';

/** One whole copy of a release, or of its parts. */
export interface Copy {
  version: string;
  /** When it was last known to be what the site has, as ISO 8601. */
  date: string;
  parts: readonly OfflinePart[];
  entries: readonly string[];
  /** The hash of each file by its address. */
  files: Readonly<Record<string, string>>;
}

/** What is kept. Written at once and at the end, so that a copy is there as a whole or not at all. */
export interface CopyState {
  current: Copy;
  /** Kept because tabs that are still open ask for its scripts. */
  previous?: Copy;
}

/** Reads what storage holds; undefined when it is anything else, so that a damaged copy counts as none. */
export function parseCopyState(value: unknown): CopyState | undefined {
  return isCopyState(value) ? value : undefined;
}

function isCopyState(value: unknown): value is CopyState {
  return isRecord(value) && isCopy(value.current) && (value.previous === undefined || isCopy(value.previous));
}

function isCopy(value: unknown): boolean {
  return (
    isRecord(value) &&
    typeof value.version === 'string' &&
    typeof value.date === 'string' &&
    !Number.isNaN(Date.parse(value.date)) &&
    Array.isArray(value.parts) &&
    value.parts.every((part) => PARTS.includes(part)) &&
    Array.isArray(value.entries) &&
    value.entries.every((entry) => typeof entry === 'string') &&
    isRecord(value.files) &&
    Object.values(value.files).every((hash) => typeof hash === 'string')
  );
}

/** The hash under which an address is kept: in the current copy, else in the previous one. */
export function findHash({current, previous}: CopyState, address: string): string | undefined {
  return current.files[address] ?? previous?.files[address];
}

/** The hashes of all files of both copies. */
export function listHashes({current, previous}: CopyState): Set<string> {
  return new Set([current, previous].flatMap((copy) => Object.values(copy?.files ?? {})));
}
