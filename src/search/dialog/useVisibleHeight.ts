import {type RefObject, useEffect} from 'react';

/**
 * Keeps `--visible-height` on an open element at the height that a phone's keyboard leaves: on iOS the keyboard covers
 * the page without making it smaller.
 */
export function useVisibleHeight(element: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!isOpen || viewport === null) return undefined;
    // Whoever enlarges the page with two fingers sees less of it, but the dialog stays as high.
    const update = () =>
      element.current?.style.setProperty('--visible-height', `${viewport.height * viewport.scale}px`);
    update();
    viewport.addEventListener('resize', update);
    return () => viewport.removeEventListener('resize', update);
  }, [element, isOpen]);
}
