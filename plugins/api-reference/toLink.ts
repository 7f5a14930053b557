import type {ApiEntryData, ApiLinkData} from '../../lib/api/entry';

/** Prepares the card that a link to a symbol shows: its first signature and its first sentence. */
export function toLink({qualname, signatures, summary}: ApiEntryData, href: string): ApiLinkData {
  return {href, signature: signatures[0] ?? qualname, summary};
}
