import {type FocusEvent, type RefObject, useLayoutEffect, useRef} from 'react';

/**
 * Focuses another element when the focused control disappears or becomes disabled. What is returned goes to an element around
 * all such controls, in the component that renders them.
 */
export function useKeptFocus(next: RefObject<HTMLElement | null>) {
  const focused = useRef<Element>(null);

  useLayoutEffect(() => {
    const element = focused.current;
    if (element === null || (element.isConnected && !element.matches(':disabled'))) return;
    focused.current = null;
    next.current?.focus();
  });

  return {
    onFocus: ({target}: FocusEvent) => {
      focused.current = target;
    },
    onBlur: () => {
      focused.current = null;
    },
  };
}
