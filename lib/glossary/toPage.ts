import {dropAnchor} from '../text/dropAnchor';
import {dropEndSlash} from '../text/dropEndSlash';

/** The page of an address: without its anchor, and without a slash at the end. */
export function toPage(address: string): string {
  return dropEndSlash(dropAnchor(address));
}
