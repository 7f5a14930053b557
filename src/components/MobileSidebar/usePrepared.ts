import {startTransition, useEffect, useState} from 'react';

/**
 * Whether the menu is rendered though it is not shown: from the moment a finger is on its button, which it leaves some 80 ms
 * later. In that time a slow phone renders half of what a press had to wait for.
 */
export function usePrepared(isShown: boolean): boolean {
  const [isPrepared, setPrepared] = useState(false);
  useEffect(() => {
    // Once closed it goes: it would be rendered again with every page.
    if (isShown) return () => setPrepared(false);
    const prepare = ({target}: Event) => {
      if (target instanceof Element && target.closest('.navbar__toggle')) {
        startTransition(() => setPrepared(true));
      }
    };
    document.addEventListener('pointerdown', prepare);
    return () => document.removeEventListener('pointerdown', prepare);
  }, [isShown]);
  return isPrepared;
}
