import {useLocation} from '@docusaurus/router';
import {useEffect, useState} from 'react';

/** What stood in the field of a page when the reader left it, by entry of the history; a reload forgets it. */
const left = new Map<string, string>();

/** The words in a field, which are there again when the reader has followed a link and comes Back. */
export function useReturningWords() {
  const {pathname, key} = useLocation();
  // A jump within a page may have no key, nor has any entry in the site that opens from a folder.
  const entry = `${pathname} ${key}`;
  const [words, setWords] = useState(() => left.get(entry) ?? '');

  useEffect(() => {
    left.set(entry, words);
  }, [entry, words]);

  return [words, setWords] as const;
}
