import {findFragmentTarget} from '@site/src/hooks/findFragmentTarget';

/** Opens the collapsed problem that a fragment names, and scrolls to it. */
export function openTarget(list: HTMLElement | null, hash: string): void {
  const target = findFragmentTarget(hash);
  if (!(target instanceof HTMLDetailsElement) || list?.contains(target) !== true) return;
  target.open = true;
  target.scrollIntoView();
}
