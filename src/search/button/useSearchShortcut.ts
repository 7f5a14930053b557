import {useEffectEvent, useLayoutEffect, useRef} from 'react';

/**
 * Opens the search by `/` and by Ctrl+K or Cmd+K (tests/SPEC.md 9), but not by a `/` typed into a field. Gives a function
 * that takes what was typed while the search was still on its way.
 */
export function useSearchShortcut(open: () => void, isOpen: boolean): () => string {
  const isOpening = useRef(false);
  const typed = useRef('');

  const press = useEffectEvent((event: KeyboardEvent) => {
    const isCombination = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event);
    // Open, but not there yet: the dialog still takes what is typed.
    if (isOpen && !isOpening.current) return;
    if (isCombination || (isPlain && event.key === '/' && !isOpening.current)) {
      isOpening.current = true;
      open();
    } else if (isPlain && isOpening.current && event.key.length === 1) typed.current += event.key;
    else return;
    event.preventDefault();
  });

  // Not after the paint: a key that is pressed in between would be lost when a page brings another frame.
  useLayoutEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);

  return () => {
    const text = typed.current;
    typed.current = '';
    isOpening.current = false;
    return text;
  };
}

function isTyping({target}: KeyboardEvent): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  );
}
