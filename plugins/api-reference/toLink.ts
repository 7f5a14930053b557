import type {ApiLinkData} from '../../lib/api/entry';
import type {ApiEntryText} from '../../lib/api/reference';

/** Prepares the card that a link to a symbol shows: its first signature and its first sentence. */
export function toLink({qualname, signatures, summary}: ApiEntryText, href: string): ApiLinkData {
  return {href, signature: signatures[0] ?? qualname, summary};
}
