import type {useHistory} from '@docusaurus/router';
import {isPlainClick} from '@site/src/navigation/isPlainClick';
import {onPopBeforeRouter} from '@site/src/navigation/onPopBeforeRouter';

type RouterHistory = ReturnType<typeof useHistory>;

/** The histories whose `push` knows of layers. */
const prepared = new WeakSet<RouterHistory>();
/** Layers that lie over the page. */
let layers = 0;
/** Settles once the history is back at the page's own entry, or at that of the layer below; absent while it is there. */
let returning: Promise<void> | undefined;

/**
 * Gives a layer over the page, such as the menu or the search, a history entry of its own: a copy of the page's, which the router
 * never hears of. Back then closes the layer instead of leaving the page. A page that is opened from that entry takes its place.
 * Returns what to call when the layer has closed, which takes the entry away.
 */
export function openLayer(history: RouterHistory, onBack: () => void): () => void {
  prepare(history);
  layers += 1;
  let isClosed = false;
  /** How many entries of layers there are up to this one's; 0 while it has none. */
  let depth = 0;
  Promise.resolve(returning).then(() => {
    if (isClosed) return;
    depth = readDepth() + 1;
    window.history.pushState({...window.history.state, layers: depth}, '');
  });
  // Before the router, for which the place has not changed: it would close the menu below the search.
  const stopListening = onPopBeforeRouter((event) => {
    if (readDepth() >= depth) return;
    depth = 0;
    event.stopImmediatePropagation();
    onBack();
  });
  return () => {
    isClosed = true;
    layers -= 1;
    stopListening();
    // Where the layer below has closed before, its entry goes too.
    if (depth > 0 && readDepth() === depth && returning === undefined) dropEntries(layers > 0 ? 1 : depth);
  };
}

function readDepth(): number {
  return window.history.state?.layers ?? 0;
}

function prepare(history: RouterHistory): void {
  if (prepared.has(history)) return;
  prepared.add(history);
  const {push, replace} = history;
  history.push = (...to: Parameters<typeof push>) => {
    if (layers === 0 || readDepth() < 2) return (readDepth() > 0 ? replace : push)(...to);
    // A layer over another: the page takes the place of the lower one's entry, which would cost a Back more.
    dropEntries(readDepth() - 1);
    returning?.then(() => replace(...to));
  };
}

/** Goes back, which takes a moment: a page that was opened meanwhile would be left again, so links wait for it. */
function dropEntries(count: number): void {
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
  window.history.go(-count);
}

function holdClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || !isPlainClick(event)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  returning?.then(() => link.click());
}
