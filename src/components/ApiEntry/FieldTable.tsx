import type {FieldData} from '@site/lib/api/entry';
import type {ReactNode} from 'react';
import {InlineText} from '../InlineText/InlineText';
import styles from './ApiEntry.module.css';
import {Source} from './Source';

export interface FieldTableProps {
  caption: string;
  fields: readonly FieldData[];
  /** Whether the fields are arguments, which may be required. */
  isCall?: boolean;
}

/** A list of names, types, defaults and meanings, side by side where there is room. */
export function FieldTable({caption, fields, isCall = false}: FieldTableProps): ReactNode {
  return (
    <dl className={styles.fields} aria-label={caption}>
      {fields.map(({name, type, defaultValue, description}) => (
        <div className={styles.row} key={name}>
          <dt>
            <code className={styles.source}>
              <b>{name}</b>
              {type !== undefined && ': '}
            </code>
            {type !== undefined && <Source html={type} />}
            {defaultValue !== undefined && (
              <>
                <code className={styles.source}> = </code>
                <Source html={defaultValue} />
              </>
            )}
            {isCall && defaultValue === undefined && !name.startsWith('*') && (
              <span className={styles.required}> required</span>
            )}
          </dt>
          <dd>{description !== undefined && <InlineText text={description} />}</dd>
        </div>
      ))}
    </dl>
  );
}
