import {type LinkedScript, readScriptHash} from '@site/lib/phone/link/scriptLink';
import {useEffect, useState} from 'react';

/** The script that the fragment of the address carries, also of a link that is followed later. */
export function useScriptHash(): LinkedScript | undefined {
  const [linked, setLinked] = useState<LinkedScript>();

  useEffect(() => {
    const read = (): void => setLinked(readScriptHash(window.location.hash));
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);

  return linked;
}
