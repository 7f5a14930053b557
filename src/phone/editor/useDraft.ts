import {useLocation} from '@docusaurus/router';
import {useState} from 'react';
import {keepDraft, nameDraft, readDraft} from './draftStorage';

export interface Draft {
  text: string;
  /** A message about the text for the reader. */
  note: string;
  isChanged: boolean;
  /** Whether the next reset brings back what the last one took away: a phone has no keys for that. */
  isReset: boolean;
  change: (text: string) => void;
  reset: () => void;
}

const REFUSED = 'Your browser keeps nothing for this site: copy what you want to keep.';

/**
 * A text that the reader edits, beginning with `original`; it survives a reload. When `original` changes, it replaces a text
 * that is unchanged; what was typed stays.
 */
export function useDraft(original: string): Draft {
  // While another page is on its way, the address of the window is already that of the other.
  const {pathname} = useLocation();
  const [name] = useState(() => nameDraft(pathname, original));
  const [text, setText] = useState(() => readDraft(name) ?? original);
  const [taken, setTaken] = useState<string>();
  const [start, setStart] = useState(original);
  const [note, setNote] = useState(() => (text === original ? '' : 'This is what you changed here before.'));
  if (start !== original) {
    setStart(original);
    if (text === start) setText(original);
    else setNote('Your script is as it was. Reset gives one for this scene.');
  }
  function change(next: string): void {
    setText(next);
    if (next !== original) setTaken(undefined);
    setNote(keepDraft(name, next === original ? undefined : next) ? '' : REFUSED);
  }
  return {
    text,
    note,
    isChanged: text !== original,
    isReset: taken !== undefined,
    change,
    reset() {
      setTaken(text);
      change(taken ?? original);
    },
  };
}
