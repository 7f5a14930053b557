import {useHistory} from '@docusaurus/router';
import {useEffect, useEffectEvent, useRef} from 'react';

/**
 * Makes Back close an open layer instead of leaving the page: the layer has a history entry of its own, a copy of the
 * page's, which the router never hears of. Gives a function that leaves for another page from that entry.
 */
export function useBackToClose(isOpen: boolean, onClose: () => void): (path: string) => void {
  const history = useHistory();
  const hasEntry = useRef(false);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (!isOpen) return undefined;
    window.history.pushState(window.history.state, '');
    hasEntry.current = true;
    const onPop = (event: PopStateEvent) => {
      hasEntry.current = false;
      event.stopImmediatePropagation();
      close();
    };
    // Captured, so that it comes before the router, for which the place has not changed.
    window.addEventListener('popstate', onPop, {capture: true});
    return () => {
      window.removeEventListener('popstate', onPop, {capture: true});
      if (hasEntry.current) dropEntry();
      hasEntry.current = false;
    };
  }, [isOpen]);

  return (path) => {
    hasEntry.current = false;
    onClose();
    history.replace(path);
  };
}

function dropEntry() {
  window.addEventListener('popstate', (event) => event.stopImmediatePropagation(), {
    capture: true,
    once: true,
  });
  window.history.back();
}
