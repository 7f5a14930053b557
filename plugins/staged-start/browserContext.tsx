import {createContext, type ReactNode, startTransition, useEffect, useState} from 'react';

/** Whether the page has come to life: on the first drawing it must be as the server made it. */
export const Context = createContext(false);

/**
 * Stands in for Docusaurus' own, which draws everything that asks for it anew in one task: 60 ms on a slow phone. As a
 * transition it is done in portions. No upstream issue was found.
 */
export function BrowserContextProvider({children}: {children: ReactNode}): ReactNode {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => startTransition(() => setIsBrowser(true)), []);
  return <Context value={isBrowser}>{children}</Context>;
}
