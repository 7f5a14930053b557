import {startTransition, useEffect, useState} from 'react';

type WindowSize = 'desktop' | 'mobile' | 'ssr';

/** The width from which Infima shows the wide layout, in CSS pixels. */
const DESKTOP_BREAKPOINT = 996;

/**
 * Whether the window is wide or narrow; `ssr` until the page has hydrated (tests/SPEC.md 2.3). Replaces the stock hook, which
 * then renders sidebar and table of contents in one task; a transition does it in portions. No upstream issue was found.
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
