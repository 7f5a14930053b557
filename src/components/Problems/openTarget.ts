import {decodeUrlPart} from '@site/lib/text/decodeUrlPart';

/** Opens the collapsed problem that a fragment names, and scrolls to it. */
export function openTarget(list: HTMLElement | null, hash: string): void {
  const target = hash === '' ? null : document.getElementById(decodeUrlPart(hash.slice(1)));
  if (!(target instanceof HTMLDetailsElement) || list?.contains(target) !== true) return;
  target.open = true;
  target.scrollIntoView();
}
