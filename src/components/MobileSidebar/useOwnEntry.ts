import {useHistory} from '@docusaurus/router';
import {useEffect} from 'react';

/**
 * Gives the menu a history entry of its own while it is shown. The stock provider only stops Back within the router, which does
 * not hear of one that leads to another document, as after a full load; no upstream issue was found. It still does where the code
 * for this does not come.
 */
export function useOwnEntry(isShown: boolean, onBack: () => void): void {
  const history = useHistory();
  useEffect(() => {
    if (!isShown) return undefined;
    let isClosed = false;
    let close: (() => void) | undefined;
    import('@site/src/navigation/openLayer').then(
      ({openLayer}) => {
        if (!isClosed) close = openLayer(history, onBack);
      },
      () => undefined,
    );
    return () => {
      isClosed = true;
      close?.();
    };
  }, [isShown, history, onBack]);
}
