import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ApiEntryData} from '@site/lib/api/entry';
import type {ReactNode} from 'react';
import {InlineText} from '../InlineText/InlineText';
import type {TellsProps} from './ApiEntry';
import styles from './ApiEntry.module.css';
import {EntryFacts} from './EntryFacts';
import {Source} from './Source';
import {ValueTypes} from './ValueTypes';

export interface ApiRowsProps {
  rows: readonly (TellsProps & {entry: ApiEntryData})[];
}

/** A table of consecutive properties, attributes and constants, with name, type and meaning. */
export function ApiRows({rows}: ApiRowsProps): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  for (const {entry} of rows) collectAnchor(entry.id);
  const first = rows[0];
  return (
    <div className={styles.rows}>
      {first?.showsImport && <code className={styles.import}>{first.entry.importLine}</code>}
      <dl className={styles.fields}>
        {rows.map(({entry, showsConfidence = false, newTypes = ''}) => (
          <div className={styles.row} id={entry.id} key={entry.id}>
            <dt>
              {entry.signatures.map((html) => (
                <Source html={html} key={html} />
              ))}
            </dt>
            <dd>
              <InlineText text={[entry.summary, ...entry.details, ...entry.notes].join(' ')} />
              <ValueTypes types={entry.types} names={newTypes} />
              <EntryFacts entry={entry} showsConfidence={showsConfidence} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
