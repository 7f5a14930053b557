import type {ApiEntryData} from '@site/lib/api/entry';
import type {ReactNode} from 'react';
import {InlineText} from '../InlineText/InlineText';
import styles from './ApiEntry.module.css';
import {FieldTable} from './FieldTable';

export interface ValueTypesProps {
  types: ApiEntryData['types'];
  /** Names of the types to describe, with spaces between; the others are described above on the page. */
  names: string;
}

/** The types that arguments and results are made of; their fields unfold. */
export function ValueTypes({types, names}: ValueTypesProps): ReactNode {
  const wanted = names.split(' ');
  return types
    .filter(({name}) => wanted.includes(name))
    .map(({name, summary, fields}) =>
      fields.length > 0 ? (
        <details className={styles.type} key={name}>
          <summary>
            <code>{name}</code>: <InlineText text={summary} />
          </summary>
          <FieldTable caption={`Values of ${name}`} fields={fields} />
        </details>
      ) : (
        <p key={name}>
          <code>{name}</code>: <InlineText text={summary} />
        </p>
      ),
    );
}
