import {useHistory} from '@docusaurus/router';
import {openLayer} from '@site/src/navigation/openLayer';
import {useEffect, useEffectEvent} from 'react';

/** Where readers close what lies over a page by Back: phones and tablets. */
const PHONES = '(max-width: 996px), (pointer: coarse)';

/**
 * Makes Back on a phone close an open layer instead of leaving the page. Elsewhere the layer has no history entry, because an
 * entry costs the way forward: Back leaves the page, and closes the layer with it. Gives a function that leaves for another page.
 */
export function useBackToClose(isOpen: boolean, onClose: () => void): (path: string) => void {
  const history = useHistory();
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (!isOpen) return undefined;
    if (window.matchMedia(PHONES).matches) return openLayer(history, () => close());
    // Told by the router: `popstate` itself would come when the page has already gone, and this layer with it.
    return history.listen((_location, action) => {
      if (action === 'POP') close();
    });
  }, [isOpen, history]);

  return (path) => {
    // First, while the layer's entry is there, whose place the page takes.
    history.push(path);
    onClose();
  };
}
