/** Whether the search is over the page. */
export interface SearchOpening {
  isOpen: boolean;
  /** Why it did not open when the reader asked for it. */
  failure?: Error;
}

export interface SearchOpener {
  /** Opens the search once its script is here. */
  open: () => Promise<void>;
  close: () => void;
  /** Hears a key of the page: the shortcuts of the search (tests/SPEC.md 9), what is typed while it is on its way, and Escape. */
  press: (event: KeyboardEvent) => void;
  /** Gives what was typed before the search was there, once. */
  takeTyped: () => string;
  get: () => SearchOpening;
  subscribe: (listener: () => void) => () => void;
}

/** Before the reader asks. */
export const CLOSED: SearchOpening = {isOpen: false};

/**
 * Keeps beside React whether the search is open: a page with another frame brings a button and a dialog of its own, and
 * the reader may have asked for the search while that page was on its way. `load` fetches the script of the dialog.
 */
export function createSearchOpener(load: () => Promise<unknown>): SearchOpener {
  const listeners = new Set<() => void>();
  let opening = CLOSED;
  let isOnItsWay = false;
  /** While the script loads, until Escape. */
  let isWanted = false;
  let typed = '';

  function set(next: SearchOpening) {
    opening = next;
    for (const listener of listeners) listener();
  }

  async function open() {
    isWanted = true;
    isOnItsWay = true;
    const next = await load().then(
      (): SearchOpening => ({isOpen: true}),
      (failure: Error): SearchOpening => ({isOpen: false, failure}),
    );
    if (!isWanted) return;
    isWanted = false;
    if (!next.isOpen) takeTyped();
    set(next);
  }

  function takeTyped(): string {
    const text = typed;
    typed = '';
    isOnItsWay = false;
    return text;
  }

  function press(event: KeyboardEvent) {
    // A browser that fills in a field sends a keydown without a key.
    if (!event.key) return;
    // With Shift it opens the tools of Firefox. With Caps Lock the letter is a capital.
    const isCombination =
      event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event);
    // Open, but not there yet: the dialog still takes what is typed.
    if (opening.isOpen && !isOnItsWay) return;
    if (isWanted && event.key === 'Escape') {
      isWanted = false;
      takeTyped();
    } else if (isCombination || (isPlain && event.key === '/' && !isOnItsWay)) open();
    else if (isPlain && isOnItsWay && event.key.length === 1) {
      // The shortcut may still be held.
      if (!event.repeat) typed += event.key;
    } else return;
    event.preventDefault();
  }

  return {
    ...{open, press, takeTyped},
    close: () => set(CLOSED),
    get: () => opening,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function isTyping(event: KeyboardEvent): boolean {
  // The editor is in a shadow root, of which the event itself names only the host.
  const [target] = event.composedPath();
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  );
}
