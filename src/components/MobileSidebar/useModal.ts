import {useLockBodyScroll} from '@docusaurus/theme-common/internal';
import {type RefObject, useLayoutEffect} from 'react';
import {showAsModal} from './showAsModal';

/** The button that opened the menu, then what the navbar shows instead on a wide screen. */
const RETURN_TARGETS = '.navbar__toggle, .navbar__brand';

/** Shows the dialog over an inert page that does not scroll, as long as the component lives, then gives the focus back. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useLockBodyScroll();
  useLayoutEffect(() => {
    const element = dialog.current;
    const targets = element?.closest('nav')?.querySelectorAll<HTMLElement>(RETURN_TARGETS) ?? [];
    const close = element && showAsModal(element);
    return () => {
      close?.();
      [...targets].find(isVisible)?.focus();
    };
  }, [dialog]);
}

function isVisible(element: HTMLElement): boolean {
  return element.getClientRects().length > 0;
}
