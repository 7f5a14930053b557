import Link from '@docusaurus/Link';
import type {ApiIndexModule} from '@site/lib/api/entry';
import {describeFull, MAX_FILTER_LENGTH} from '@site/lib/text/filterWords';
import {useReturningState} from '@site/src/hooks/useReturningState';
import {type ReactNode, useId} from 'react';
import {InlineText} from '../InlineText/InlineText';
import styles from './ApiIndex.module.css';
import {filterModules} from './filterModules';

export interface ApiIndexProps {
  data: readonly ApiIndexModule[];
}

const leftWords = new Map<string, string>();

/** Every symbol of a platform, by module, with a field that filters as the reader types. */
export function ApiIndex({data}: ApiIndexProps): ReactNode {
  const [query, setQuery] = useReturningState(leftWords, '');
  const id = useId();
  const modules = filterModules(data, query);
  const count = modules.reduce((total, {symbols}) => total + symbols.length, 0);
  return (
    <div className={styles.root}>
      <label htmlFor={id}>Filter by name or meaning</label>
      <input
        className={styles.input}
        id={id}
        type="search"
        maxLength={MAX_FILTER_LENGTH}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        autoComplete="off"
        spellCheck={false}
      />
      <output className={styles.count} htmlFor={id}>
        {count === 0 ? 'No symbol has all these words. Try a part of the name.' : `${count} symbols`}
        {describeFull(query)}
      </output>
      {modules.map(({name, summary, symbols}) => (
        <section key={name} aria-label={name}>
          <p className={styles.module}>
            <code>{name}</code>
          </p>
          {summary !== '' && (
            <p className={styles.summary}>
              <InlineText text={summary} />
            </p>
          )}
          <ul className={styles.symbols}>
            {symbols.map((symbol) => (
              <li key={symbol.qualname}>
                {symbol.href === undefined ? (
                  <code>{symbol.qualname}</code>
                ) : (
                  <Link to={symbol.href}>
                    <code>{symbol.qualname}</code>
                  </Link>
                )}
                <span>
                  <InlineText text={symbol.summary} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
