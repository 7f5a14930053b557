import {useEffect, useEffectEvent} from 'react';

/** Opens the search by `/` and by Ctrl+K or Cmd+K (tests/SPEC.md 9), but not by a `/` typed into a field. */
export function useSearchShortcut(open: () => void, isOpen: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isCombination = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
    const isSlash =
      event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event);
    if (isOpen || !(isCombination || isSlash)) return;
    event.preventDefault();
    open();
  });

  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

function isTyping({target}: KeyboardEvent): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  );
}
