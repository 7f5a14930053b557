import {type RefObject, useEffect, useRef} from 'react';

/**
 * Returns a ref for the lab. The control that opened or closed a picture may go with it, or with the panel that is unfolded for
 * the first one; the focus then moves to the picture shown, or to the field that opens one.
 */
export function usePictureFocus(count: number): RefObject<HTMLDivElement | null> {
  const lab = useRef<HTMLDivElement>(null);
  const before = useRef(0);

  useEffect(() => {
    const isChanged = before.current !== count;
    before.current = count;
    if (!isChanged || document.activeElement !== document.body) return;
    const next = count > 0 ? '[data-shown="true"] button' : 'input[type="file"]';
    lab.current?.querySelector<HTMLElement>(next)?.focus({preventScroll: true});
  }, [count]);

  return lab;
}
