import type {CopyState} from './copyState';

/** The paths of the pages that are kept, decoded. */
export function listKeptPages({current}: CopyState): string[] {
  return Object.keys(current.files)
    .filter((address) => !/\.[a-z\d]+$/.test(address))
    .map(decodeURI);
}
