import {MAX_CHAIN_LENGTH} from '@site/lib/selectors/chain/parseChain';
import {type ReactNode, type Ref, useId} from 'react';
import styles from './SelectorLab.module.css';
import type {Traced} from './useChainResults';

export interface ChainEditorProps {
  ref: Ref<HTMLDivElement>;
  chain: string;
  traced: Traced | undefined;
  isSlow: boolean;
  onChange: (chain: string) => void;
}

/** A field for the chain, its links with the number of controls after each, and its mistakes. */
export function ChainEditor({ref, chain, traced, isSlow, onChange}: ChainEditorProps): ReactNode {
  const mistakesId = useId();
  const problem = traced?.parsed.problem;
  const links = traced?.parsed.links ?? [];
  return (
    <div ref={ref} className={styles.editor}>
      <label className={styles.field}>
        Chain
        <textarea
          className={styles.chain}
          value={chain}
          rows={Math.min(8, Math.max(2, chain.split('\n').length))}
          // One character more is enough to be told that it is too long; with megabytes each key would take seconds.
          maxLength={MAX_CHAIN_LENGTH + 1}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          aria-invalid={problem !== undefined}
          aria-describedby={mistakesId}
          onChange={({target}) => onChange(target.value)}
        />
      </label>
      {links.length > 0 && (
        <ol className={styles.links} aria-label="Controls left after each link">
          {links.map(({text}, index) => {
            const count = traced?.trace.counts[index];
            const isLost = traced?.trace.lostAt === index;
            return (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: links have no name but their place.
                key={index}
                className={styles.link}
                data-lost={isLost}
              >
                <code translate="no">{text}</code>{' '}
                <strong>{count === undefined ? 'not tried' : count}</strong>
                {isLost && <span className={styles.lost}> loses the chosen control</span>}
              </li>
            );
          })}
        </ol>
      )}
      <div id={mistakesId} aria-live="polite">
        {problem && (
          <p className={styles.problem}>
            <code translate="no">{showPlace(chain, problem.from, problem.to)}</code> {problem.message}
          </p>
        )}
        {isSlow && (
          <p className={styles.problem}>
            This chain took too long and was given up. A pattern such as (a+)+ tries without end: write it
            simpler.
          </p>
        )}
      </div>
      {traced && traced.trace.notes.length > 0 && (
        <ul className={styles.notes} aria-label="What the manual leaves open">
          {traced.trace.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

const AROUND = 12;

/** The text of a mistake with a little context before it. */
function showPlace(chain: string, from: number, to: number): string {
  const start = Math.max(0, from - AROUND);
  const end = Math.min(chain.length, Math.max(to, from + 1), from + 40);
  return `${start > 0 ? '…' : ''}${chain.slice(start, end)}${end < chain.length ? '…' : ''}`;
}
