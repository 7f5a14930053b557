import {type FocusEvent, useLayoutEffect, useRef} from 'react';

/**
 * Calls `moveFocus` when the focused control disappears or becomes disabled. What is returned goes to an element around all such
 * controls, in the component that renders them.
 */
export function useKeptFocus(moveFocus: () => void) {
  const focused = useRef<Element>(null);

  useLayoutEffect(() => {
    const element = focused.current;
    if (element === null || (element.isConnected && !element.matches(':disabled'))) return;
    focused.current = null;
    moveFocus();
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
