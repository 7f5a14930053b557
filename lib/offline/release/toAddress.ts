import {toKey} from '../toKey';

/** The address at which the file of a built site is kept. */
export function toAddress(file: string, baseUrl: string): string {
  return toKey(baseUrl + encodeURI(file), baseUrl);
}
