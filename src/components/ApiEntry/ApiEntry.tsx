import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ApiEntryData} from '@site/lib/api/entry';
import type {ReactNode} from 'react';
import {InlineText} from '../InlineText/InlineText';
import styles from './ApiEntry.module.css';
import {EntryFacts} from './EntryFacts';
import {FieldTable} from './FieldTable';
import {Source} from './Source';
import {ValueTypes} from './ValueTypes';

/** The parts of an entry to show; what is shown above on the page is not repeated (lib/api/createEntryPlanner.ts). */
export interface TellsProps {
  showsImport?: boolean;
  showsUndocumented?: boolean;
  showsConfidence?: boolean;
  /** Names of types that are described here, with spaces between. */
  newTypes?: string;
}

export interface ApiEntryProps extends TellsProps {
  entry: ApiEntryData;
}

/** The reference of one class or call: signature, meaning, parameters, result and failure, all from the stubs. */
export function ApiEntry({
  entry,
  showsImport = false,
  showsUndocumented = false,
  showsConfidence = false,
  newTypes = '',
}: ApiEntryProps): ReactNode {
  const {id, importLine, signatures, summary, details, parameters, returns, types, raises, notes} = entry;
  // Docusaurus registers only the anchors of headings.
  useBrokenLinks().collectAnchor(id);
  return (
    <section className={styles.root} id={id} aria-label={`Reference of ${id}`}>
      {(showsImport || signatures.length > 0) && (
        <div className={styles.signatures}>
          {showsImport && <code className={styles.import}>{importLine}</code>}
          {signatures.map((html) => (
            <pre className={styles.signature} key={html} translate="no">
              <Source html={html} />
            </pre>
          ))}
        </div>
      )}
      <p>
        <InlineText text={summary} />
        {returns !== undefined && (
          <>
            {' '}
            <strong>Returns:</strong> <InlineText text={returns} />
          </>
        )}
      </p>
      {details.map((paragraph) => (
        <p key={paragraph}>
          <InlineText text={paragraph} />
        </p>
      ))}
      {parameters.length > 0 && <FieldTable caption="Parameters" fields={parameters} isCall />}
      <ValueTypes types={types} names={newTypes} />
      {raises.map(({type, description}) => (
        <p key={type + description}>
          <strong>Raises</strong> <code>{type}</code>: <InlineText text={description} />
        </p>
      ))}
      {notes.map((note) => (
        <p className={styles.note} key={note}>
          <strong>Note:</strong> <InlineText text={note} />
        </p>
      ))}
      <EntryFacts entry={entry} showsUndocumented={showsUndocumented} showsConfidence={showsConfidence} />
    </section>
  );
}
