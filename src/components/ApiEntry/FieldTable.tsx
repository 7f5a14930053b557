import type {FieldData} from '@site/lib/api/entry';
import type {ReactNode} from 'react';
import {InlineText} from '../InlineText/InlineText';
import styles from './ApiEntry.module.css';

export interface FieldTableProps {
  caption: string;
  fields: readonly FieldData[];
  /** The fields are arguments: whether one is required is said. */
  isCall?: boolean;
}

/** Names, types, defaults and meanings; at 360 px each field is a block of its own instead of a row. */
export function FieldTable({caption, fields, isCall = false}: FieldTableProps): ReactNode {
  return (
    <dl className={styles.fields} aria-label={caption}>
      {fields.map(({name, type, defaultValue, description}) => (
        <div className={styles.field} key={name}>
          <dt>
            <code className={styles.name}>{name}</code>
            {type !== undefined && <Source html={type} />}
            {isCall && <Default value={defaultValue} isRest={name.startsWith('*')} />}
          </dt>
          <dd>{description !== undefined && <InlineText text={description} />}</dd>
        </div>
      ))}
    </dl>
  );
}

function Default({value, isRest}: {value: string | undefined; isRest: boolean}): ReactNode {
  if (isRest) return null;
  if (value === undefined) return <span className={styles.required}>required</span>;
  return (
    <span className={styles.default}>
      default <Source html={value} />
    </span>
  );
}

function Source({html}: {html: string}): ReactNode {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made and escaped at build time (lib/api)
  return <code className={styles.source} dangerouslySetInnerHTML={{__html: html}} />;
}
