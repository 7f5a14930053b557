import {type RefObject, useEffect, useRef} from 'react';

/** Moves the focus to the first control of `panel` when `content` changes, because the control that had it is gone. */
export function useFocusOnChange(panel: RefObject<HTMLElement | null>, content: unknown): void {
  const previous = useRef(content);
  useEffect(() => {
    if (previous.current === content) return;
    previous.current = content;
    panel.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, [panel, content]);
}
