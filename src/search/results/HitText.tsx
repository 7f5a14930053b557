import {findActiveParameter} from '@site/lib/search/findActiveParameter';
import type {Highlighted} from '@site/lib/search/highlight';
import type {SearchHit} from '@site/lib/search/searchBackend';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {HighlightedText} from './HighlightedText';
import styles from './search.module.css';

export interface HitTextProps {
  hit: SearchHit;
  /** What was typed, and where the caret is in it: marks the parameter that is being written. */
  query: string;
  caret: number;
}

/** The text of a hit: its own title, or the signature of a symbol, which begins with its name; and the text around the match. */
export function HitText({hit: {hierarchy, signature, snippet}, query, caret}: HitTextProps): ReactNode {
  const title = hierarchy.at(-1);
  return (
    <>
      {title && !signature && (
        <span key={`title ${toKey(title)}`} className={styles.hitTitle}>
          <HighlightedText {...title} />
        </span>
      )}
      {signature && <Signature signature={signature} query={query} caret={caret} />}
      {snippet && (
        <span key={`snippet ${toKey(snippet)}`} className={styles.snippet}>
          <HighlightedText {...snippet} />
        </span>
      )}
    </>
  );
}

/**
 * A text with other matches is a new element: in the old one the translation of the browser may have replaced the texts that
 * React would change.
 */
function toKey({text, ranges}: Highlighted): string {
  return `${text} ${ranges.join()}`;
}

function Signature({signature, query, caret}: {signature: string; query: string; caret: number}): ReactNode {
  const active = findActiveParameter(query, caret, signature);
  return (
    // The parameter that is being written must be seen; otherwise one line tells enough.
    <code className={clsx(styles.signature, !active && styles.oneLine)} translate="no">
      <HighlightedText text={signature} ranges={active ? [active] : []} />
    </code>
  );
}
