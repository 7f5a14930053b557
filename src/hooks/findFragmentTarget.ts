import {decodeUrlPart} from '@site/lib/text/decodeUrlPart';

/** The element that a fragment such as `#first` names; null where it names none, as when it carries the state of a lab. */
export function findFragmentTarget(hash: string): HTMLElement | null {
  return hash === '' ? null : document.getElementById(decodeUrlPart(hash.slice(1)));
}
