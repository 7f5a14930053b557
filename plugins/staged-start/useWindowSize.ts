import {startTransition, useEffect, useState} from 'react';

type WindowSize = 'desktop' | 'mobile' | 'ssr';

/** The width from which Infima shows the wide layout, in CSS pixels. */
const DESKTOP_BREAKPOINT = 996;

/**
 * Whether the window is wide or narrow, and `ssr` until the page has come to life (tests/SPEC.md 2.3). Stands in for the stock
 * hook, which draws sidebar and contents anew in one task once it knows; here it is done in portions. No upstream issue
 * was found.
 */
export function useWindowSize({desktopBreakpoint = DESKTOP_BREAKPOINT} = {}): WindowSize {
  const [size, setSize] = useState<WindowSize>('ssr');
  useEffect(() => {
    const update = () => setSize(window.innerWidth > desktopBreakpoint ? 'desktop' : 'mobile');
    startTransition(update);
    window.addEventListener('resize', update);
    return () => window.removeEventListener('resize', update);
  }, [desktopBreakpoint]);
  return size;
}
