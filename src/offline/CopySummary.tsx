import type {CopyState} from '@site/lib/offline/copyState';
import type {OfflineList} from '@site/lib/offline/offlineList';
import type {ReactNode} from 'react';
import styles from './offline.module.css';
import {PART_NAMES} from './partTexts';

export interface CopySummaryProps {
  state: CopyState;
  /** The list of the server, if it has answered. */
  list: OfflineList | null;
  isWorking: boolean;
  onRemove: () => void;
}

const DAY_AND_TIME = new Intl.DateTimeFormat('en', {dateStyle: 'long', timeStyle: 'short'});

/** The content and date of the copy, and a button that removes it. */
export function CopySummary({state, list, isWorking, onRemove}: CopySummaryProps): ReactNode {
  const {parts, date, version, files} = state.current;
  return (
    <section className={styles.summary} aria-labelledby="kept">
      <h2 id="kept">Kept on this device</h2>
      <ul>
        {parts.map((part) => (
          <li key={part}>{PART_NAMES[part]}</li>
        ))}
      </ul>
      <p>
        {Object.keys(files).length} files, as the site was on {DAY_AND_TIME.format(new Date(date))}.{' '}
        {list && (list.version === version ? 'Nothing has changed since.' : 'The site has changed since.')}
      </p>
      <details>
        <summary>Remove what is kept</summary>
        <button type="button" className="button button--secondary" disabled={isWorking} onClick={onRemove}>
          Remove all of it
        </button>
      </details>
    </section>
  );
}
