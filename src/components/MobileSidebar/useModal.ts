import {useLockBodyScroll} from '@docusaurus/theme-common/internal';
import {type RefObject, useLayoutEffect} from 'react';
import {showAsModal} from './showAsModal';

/** The button that opened the menu, then what the navbar shows instead on a wide screen. */
const RETURN_TARGETS = '.navbar__toggle, .navbar__brand';

/** While it is shown, the dialog lies over an inert page that does not scroll; then the focus is given back. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, isShown: boolean): void {
  useLockBodyScroll(isShown);
  useLayoutEffect(() => {
    if (!isShown) return undefined;
    const element = dialog.current;
    const targets = element?.closest('nav')?.querySelectorAll<HTMLElement>(RETURN_TARGETS) ?? [];
    const close = element && showAsModal(element);
    return () => {
      close?.();
      [...targets].find(isVisible)?.focus();
    };
  }, [dialog, isShown]);
}

function isVisible(element: HTMLElement): boolean {
  return element.getClientRects().length > 0;
}
