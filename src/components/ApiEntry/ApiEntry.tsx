import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {platformNames} from '@site/config/platforms';
import type {ApiEntryData} from '@site/lib/api/entry';
import type {ReactNode} from 'react';
import {InlineText} from '../InlineText/InlineText';
import styles from './ApiEntry.module.css';
import {FieldTable} from './FieldTable';

export interface ApiEntryProps {
  entry: ApiEntryData;
}

/** The reference of one symbol: signature, meaning, parameters, result and failure, all from the stubs. */
export function ApiEntry({entry}: ApiEntryProps): ReactNode {
  const {id, summary, details, parameters, returns, types, raises, notes} = entry;
  // Docusaurus knows of the anchors of headings only.
  useBrokenLinks().collectAnchor(id);
  return (
    <section className={styles.root} id={id} aria-label={`Reference of ${id}`}>
      <Signatures {...entry} />
      <Badges {...entry} />
      {[summary, ...details].map((paragraph) => (
        <p key={paragraph}>
          <InlineText text={paragraph} />
        </p>
      ))}
      {parameters.length > 0 && <FieldTable caption="Parameters" fields={parameters} isCall />}
      {returns !== undefined && (
        <p>
          <strong className={styles.label}>Returns</strong> <InlineText text={returns} />
        </p>
      )}
      {types.map(({name, summary: meaning, fields}) => (
        <div key={name}>
          <p>
            <code>{name}</code>: <InlineText text={meaning} />
          </p>
          {fields.length > 0 && <FieldTable caption={`Values of ${name}`} fields={fields} />}
        </div>
      ))}
      {raises.map(({type, description}) => (
        <p key={type + description}>
          <strong className={styles.label}>Raises</strong> <code>{type}</code>:{' '}
          <InlineText text={description} />
        </p>
      ))}
      {notes.map((note) => (
        <p className={styles.note} key={note}>
          <strong className={styles.label}>Note</strong> <InlineText text={note} />
        </p>
      ))}
      <Confidence {...entry} />
      <Siblings {...entry} />
    </section>
  );
}

function Signatures({signatures, importLine}: ApiEntryData): ReactNode {
  return (
    <div className={styles.signatures}>
      <code className={styles.import}>{importLine}</code>
      {signatures.map((html) => (
        <pre className={styles.signature} key={html}>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made and escaped at build time (lib/api) */}
          <code dangerouslySetInnerHTML={{__html: html}} />
        </pre>
      ))}
    </div>
  );
}

function Badges({platform, kind, requires}: ApiEntryData): ReactNode {
  return (
    <ul className={styles.badges} aria-label="Platform and requirements">
      <li data-platform={platform}>{platformNames[platform]}</li>
      <li>{kind}</li>
      {requires.map((requirement) => (
        <li key={requirement}>
          Needs: <InlineText text={requirement} />
        </li>
      ))}
    </ul>
  );
}

function Confidence({confidence}: ApiEntryData): ReactNode {
  if (confidence === undefined) return null;
  return (
    <p className={styles.note}>
      <strong className={styles.label}>Confidence: {confidence.level}</strong>{' '}
      <InlineText text={confidence.reason} />
    </p>
  );
}

function Siblings({siblings, qualname}: ApiEntryData): ReactNode {
  if (siblings.length === 0) return null;
  return (
    <p className={styles.siblings}>
      Also on{' '}
      {siblings.map(({platform, href}, index) => (
        <span key={platform}>
          {index > 0 && ' and '}
          <Link to={href} aria-label={`${qualname} on ${platformNames[platform]}`}>
            {platformNames[platform]}
          </Link>
        </span>
      ))}
    </p>
  );
}
