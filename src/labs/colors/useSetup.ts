import {useLocation} from '@docusaurus/router';
import type {ColorSetup} from '@site/lib/colors/colorSetup';
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

/** Delay before a changed setup is written to the address, in milliseconds: browsers limit the rate of such changes. */
const DEBOUNCE_MS = 400;

/** The setup with its history. It is kept in the address, so that links and reloads restore it. */
export function useSetup(): SetupState {
  const [history, setHistory] = useState<SetupHistory>(() => ({past: [], present: readLinked(), future: []}));
  const {past, present, future} = history;
  const [ownPath] = useState(() => window.location.pathname);
  const location = useLocation();
  const [followed, setFollowed] = useState(location);

  // The router hears of every link, also of one without a setup, and of nothing that is written below.
  if (location !== followed) {
    setFollowed(location);
    const linked = readLinked();
    if (toSetupHash(linked) !== toSetupHash(present)) setHistory(changeSetup(history, linked));
  }

  useEffect(() => {
    const timer = window.setTimeout(() => {
      const {hash, pathname, search} = window.location;
      // The reader has already followed a link to a page that is still loading.
      if (pathname !== ownPath) return;
      const wanted = toSetupHash(present);
      // A fragment that begins with a slash is the route of a site that opens from a file.
      if ((hash === wanted && search === '') || hash.startsWith('#/')) return;
      window.history.replaceState(window.history.state, '', pathname + wanted);
    }, DEBOUNCE_MS);
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

/** The setup in the address. Links of the manual use a query, because their fragments must be anchors of a page. */
function readLinked(): ColorSetup {
  return readSetupHash(window.location.hash || window.location.search);
}
