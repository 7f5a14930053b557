import {createContext, type ReactNode, startTransition, useEffect, useState} from 'react';

/** Whether the page has hydrated: its first rendering must be the same as the server's. */
export const Context = createContext(false);

/**
 * Replaces Docusaurus' provider, which renders all that depends on the context again in one task: 60 ms on a slow phone. A
 * transition does the same work in portions. No upstream issue was found.
 */
export function BrowserContextProvider({children}: {children: ReactNode}): ReactNode {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => startTransition(() => setIsBrowser(true)), []);
  return <Context value={isBrowser}>{children}</Context>;
}
