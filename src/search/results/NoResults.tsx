import {externalLinks} from '@site/config/identity';
import {describeNarrowing, searchTexts} from '@site/lib/search/searchTexts';
import type {ReactNode} from 'react';
import {OtherWays} from './OtherWays';
import styles from './search.module.css';
import type {HitLinks} from './useHitLinks';

/** A letter of a language that the pages are written in, or have words of. */
const KNOWN_SCRIPT = /[a-z\p{Script=Han}]/iu;

export interface NoResultsProps {
  query: string;
  /** Names of the platform and the kind to which the search is narrowed. */
  chosen: readonly string[];
  onSearchAll: () => void;
  /** Queries that do find something. */
  suggestions: readonly string[];
  onSuggestion: (query: string) => void;
  links: HitLinks;
}

/** Says that nothing was found, and by which filters; offers near words of the index, and says where to report a gap. */
export function NoResults({
  query,
  chosen,
  onSearchAll,
  suggestions,
  onSuggestion,
  links,
}: NoResultsProps): ReactNode {
  return (
    <div className={styles.message}>
      <p className={styles.messageTitle}>
        {searchTexts.nothing} “<strong>{query}</strong>”
      </p>
      {chosen.length > 0 && (
        <p>
          {describeNarrowing(chosen)}{' '}
          <button type="button" className={styles.button} onClick={onSearchAll}>
            {searchTexts.searchAll}
          </button>
        </p>
      )}
      {!KNOWN_SCRIPT.test(query) && <p>{searchTexts.languages}</p>}
      {suggestions.length > 0 && (
        <>
          <p>{searchTexts.suggestions}</p>
          <ul className={styles.suggestions}>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button type="button" className={styles.button} onClick={() => onSuggestion(suggestion)}>
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <OtherWays {...links} />
      <p>
        {searchTexts.report}{' '}
        <a href={externalLinks.forum.href} target="_blank" rel="noopener noreferrer">
          {searchTexts.reportLink}
        </a>
      </p>
    </div>
  );
}
