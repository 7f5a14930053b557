import {useLocation} from '@docusaurus/router';
import {useEffect, useState} from 'react';

/**
 * What stands in a field of a page; it is there again when the reader has followed a link and comes Back. `left` is a map of the
 * module, which remembers it by entry of the history; a reload forgets it.
 */
export function useReturningState<Value>(left: Map<string, Value>, initial: Value) {
  const {pathname, key} = useLocation();
  // A jump within a page may have no key, nor has any entry in the site that opens from a folder.
  const entry = `${pathname} ${key}`;
  const [value, setValue] = useState(() => left.get(entry) ?? initial);

  useEffect(() => {
    left.set(entry, value);
  }, [left, entry, value]);

  return [value, setValue] as const;
}
