import Link from '@docusaurus/Link';
import {type ApiEntryData, UNDOCUMENTED_RESULT} from '@site/lib/api/entry';
import {PLATFORM_NAMES} from '@site/lib/platforms';
import type {ReactNode} from 'react';
import {InlineText} from '../InlineText/InlineText';
import styles from './ApiEntry.module.css';

export interface EntryFactsProps {
  entry: ApiEntryData;
  showsUndocumented?: boolean;
  showsConfidence: boolean;
}

/** One line with the requirements of a symbol, the confidence, and its counterparts; nothing without any of them. */
export function EntryFacts({entry, showsUndocumented = false, showsConfidence}: EntryFactsProps): ReactNode {
  const {requires, confidence, counterparts, qualname} = entry;
  if (requires.length === 0 && !showsUndocumented && !confidence && counterparts.length === 0) return null;
  return (
    <ul className={styles.facts} aria-label={`Facts of ${qualname}`}>
      {requires.map((requirement) => (
        <li key={requirement}>
          Needs: <InlineText text={requirement} />
        </li>
      ))}
      {showsUndocumented && (
        <li>
          <InlineText text={UNDOCUMENTED_RESULT} />
        </li>
      )}
      {confidence && (
        <li>
          Confidence: {confidence.level}
          {showsConfidence && (
            <>
              {'. '}
              <InlineText text={confidence.reason} />
            </>
          )}
        </li>
      )}
      {counterparts.length > 0 && (
        <li>
          Also on{' '}
          {counterparts.map(({platform, href}, index) => (
            <span key={platform}>
              {index > 0 && ', '}
              <Link to={href} aria-label={`${qualname} on ${PLATFORM_NAMES[platform]}`}>
                {PLATFORM_NAMES[platform]}
              </Link>
            </span>
          ))}
        </li>
      )}
    </ul>
  );
}
