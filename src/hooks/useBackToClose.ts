import {useHistory} from '@docusaurus/router';
import {isPlainClick} from '@site/src/navigation/isPlainClick';
import {onPopBeforeRouter} from '@site/src/navigation/onPopBeforeRouter';
import {useEffect, useEffectEvent, useRef} from 'react';

/** Where readers close what lies over a page by Back: phones and tablets. */
const PHONES = '(max-width: 996px), (pointer: coarse)';

/** Settles once the history is back at the page's own entry; absent while it is there. */
let returning: Promise<void> | undefined;

/**
 * Makes Back on a phone close an open layer instead of leaving the page: the layer has a history entry of its own, a
 * copy of the page's, which the router never hears of. Elsewhere it has none, because an entry costs the way forward: Back
 * leaves the page, and closes the layer with it. Gives a function that leaves for another page from that entry.
 */
export function useBackToClose(isOpen: boolean, onClose: () => void): (path: string) => void {
  const history = useHistory();
  const hasEntry = useRef(false);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (!isOpen) return undefined;
    // Told by the router: `popstate` itself would come when the page has already gone, and this layer with it.
    if (!window.matchMedia(PHONES).matches)
      return history.listen((_location, action) => {
        if (action === 'POP') close();
      });
    let isClosed = false;
    Promise.resolve(returning).then(() => {
      if (isClosed) return;
      window.history.pushState({...window.history.state, isLayer: true}, '');
      hasEntry.current = true;
    });
    const onPop = (event: PopStateEvent) => {
      if (!hasEntry.current) return;
      hasEntry.current = false;
      event.stopImmediatePropagation();
      close();
    };
    // Before the router, for which the place has not changed: it would close the menu below this layer.
    const stopListening = onPopBeforeRouter(onPop);
    return () => {
      isClosed = true;
      stopListening();
      if (hasEntry.current) dropEntry();
      hasEntry.current = false;
    };
  }, [isOpen, history]);

  return (path) => {
    const isOnEntry = hasEntry.current;
    hasEntry.current = false;
    onClose();
    if (isOnEntry) history.replace(path);
    else history.push(path);
  };
}

/** Goes back, which takes a moment: a page that was opened meanwhile would be left again, so links wait for it. */
function dropEntry(): void {
  returning = new Promise((resolve) => {
    const stopListening = onPopBeforeRouter((event) => {
      stopListening();
      event.stopImmediatePropagation();
      document.removeEventListener('click', holdClick, {capture: true});
      returning = undefined;
      resolve();
    });
  });
  document.addEventListener('click', holdClick, {capture: true});
  window.history.back();
}

function holdClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || !isPlainClick(event)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  returning?.then(() => link.click());
}
