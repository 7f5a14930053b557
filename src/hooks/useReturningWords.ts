import {useLocation} from '@docusaurus/router';
import {useEffect, useState} from 'react';

/** What stood in a field when the reader left the page, by entry of the history; a reload forgets it. */
const left = new Map<string | undefined, string>();

/** The words in a field, which are there again when the reader has followed a link and comes Back. */
export function useReturningWords() {
  const {key} = useLocation();
  const [words, setWords] = useState(() => left.get(key) ?? '');

  useEffect(() => {
    left.set(key, words);
  }, [key, words]);

  return [words, setWords] as const;
}
