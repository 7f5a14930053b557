import {type ColorSetup, DEFAULT_SETUP} from '@site/lib/colors/colorSetup';
import {readSetupHash, toSetupHash} from '@site/lib/colors/setupHash';
import {changeSetup, redoSetup, type SetupHistory, undoSetup} from '@site/lib/colors/setupHistory';
import {useEffect, useState} from 'react';

export interface SetupState {
  setup: ColorSetup;
  change: (change: Partial<ColorSetup>) => void;
  undo: () => void;
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
}

/** How long the setup must rest before it goes into the address, in milliseconds: browsers refuse many changes at once. */
const REST_MS = 400;

/** The setup with its history; the address carries it, so that a link and a reload bring it back. */
export function useSetup(): SetupState {
  const [history, setHistory] = useState<SetupHistory>({past: [], present: DEFAULT_SETUP, future: []});
  const {past, present, future} = history;
  const [ownPath] = useState(() => window.location.pathname);

  useEffect(() => {
    const read = (): void => {
      // Pages of the manual lead here with a query: a fragment there would be a place on the page.
      const linked = readSetupHash(window.location.hash || window.location.search);
      setHistory((before) =>
        toSetupHash(linked) === toSetupHash(before.present) ? before : changeSetup(before, linked),
      );
    };
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);

  useEffect(() => {
    const timer = window.setTimeout(() => {
      const {hash, pathname, search} = window.location;
      // The router has left already for a page whose code is still on its way.
      if (pathname !== ownPath) return;
      const wanted = toSetupHash(present);
      // A fragment that begins with a slash is the route of a site that opens from a file.
      if ((hash === wanted && search === '') || hash.startsWith('#/')) return;
      window.history.replaceState(window.history.state, '', pathname + wanted);
    }, REST_MS);
    return () => window.clearTimeout(timer);
  }, [present, ownPath]);

  return {
    setup: present,
    change: (change) => setHistory((before) => changeSetup(before, change)),
    undo: () => setHistory(undoSetup),
    redo: () => setHistory(redoSetup),
    canUndo: past.length > 0,
    canRedo: future.length > 0,
  };
}
