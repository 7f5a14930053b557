import {decodeUrlPart} from '@site/lib/text/decodeUrlPart';

/** Opens the folded problem that a fragment of an address names, and brings it into view. */
export function openTarget(list: HTMLElement | null, hash: string): void {
  const target = hash === '' ? null : document.getElementById(decodeUrlPart(hash.slice(1)));
  if (!(target instanceof HTMLDetailsElement) || list?.contains(target) !== true) return;
  target.open = true;
  target.scrollIntoView();
}
