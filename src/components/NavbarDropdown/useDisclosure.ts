import {type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState} from 'react';
import {flushSync} from 'react-dom';

export interface Disclosure {
  /** Around the button (its first focusable element) and the links that it shows. */
  root: RefObject<HTMLDivElement | null>;
  isOpen: boolean;
  toggle: () => void;
  close: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onBlur: (event: FocusEvent) => void;
}

/** State and keys of a button that discloses links: arrows open it and walk, Escape, leaving and a press outside close it. */
export function useDisclosure(): Disclosure {
  const root = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = ({target}: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    // A narrow window does not show it: it would come back open.
    const closeHidden = () => {
      if (root.current?.getClientRects().length === 0) setOpen(false);
    };
    const listeners = new AbortController();
    const {signal} = listeners;
    document.addEventListener('pointerdown', closeOutside, {signal});
    window.addEventListener('resize', closeHidden, {signal});
    return () => listeners.abort();
  }, [isOpen]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && isOpen) {
      close();
      root.current?.querySelector('button')?.focus();
      return;
    }
    const links = [...(root.current?.querySelectorAll('a') ?? [])];
    const next = findNext(
      event.key,
      links.findIndex((link) => link.matches(':focus')),
      links.length,
    );
    if (next === undefined) return;
    event.preventDefault();
    // A link takes the focus only once it is shown.
    flushSync(() => setOpen(true));
    links[next]?.focus();
  }

  function onBlur({relatedTarget}: FocusEvent) {
    if (relatedTarget instanceof Node && !root.current?.contains(relatedTarget)) close();
  }

  return {root, isOpen, toggle: () => setOpen(!isOpen), close, onKeyDown, onBlur};
}

/** The link that a key leads to from the one with the focus (-1: the button has it); none for other keys. */
function findNext(key: string, current: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % count;
    case 'ArrowUp':
      return (Math.max(current, 0) - 1 + count) % count;
    case 'Home':
      return current < 0 ? undefined : 0;
    case 'End':
      return current < 0 ? undefined : count - 1;
    default:
      return undefined;
  }
}
