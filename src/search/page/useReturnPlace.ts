import {useHistory, useLocation} from '@docusaurus/router';
import {useLayoutEffect, useRef} from 'react';

/** How far hits were scrolled, in pixels, by entry of the history. A reload forgets it. */
const places = new Map<string, number>();

/**
 * Shows a reader who comes Back to hits the place where they were left. The browser scrolls before they are found, while the page
 * is short, and then keeps its foot in view.
 */
export function useReturnPlace(isShown: boolean): void {
  const history = useHistory();
  const {pathname, key} = useLocation();
  const entry = `${pathname} ${key}`;
  const isBack = useRef(true);

  useLayoutEffect(() => {
    if (!isShown) return undefined;
    const top = places.get(entry);
    if (isBack.current && top !== undefined) window.scrollTo({top, behavior: 'instant'});
    isBack.current = false;

    function remember() {
      // Back and Forward scroll for the other page while this one is still shown.
      if (history.location.key === key) places.set(entry, window.scrollY);
    }

    window.addEventListener('scroll', remember, {passive: true});
    return () => window.removeEventListener('scroll', remember);
  }, [history, key, entry, isShown]);
}
