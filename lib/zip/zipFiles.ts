import {zipSync} from 'fflate';

/** Fixed, so that the same files always give the same bytes; a zip cannot store a year before 1980. */
const CHANGED = '1980-01-01T00:00:00';

/** Packs files, by their paths in the zip, in the order in which they are given. */
export function zipFiles(files: Readonly<Record<string, Uint8Array>>): Uint8Array {
  return zipSync({...files}, {mtime: CHANGED, level: 9});
}
