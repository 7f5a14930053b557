import Link from '@docusaurus/Link';
import type {Card} from '@site/lib/explain/toCard';
import {InlineText} from '@site/src/components/InlineText/InlineText';
import type {ReactNode} from 'react';
import styles from './ErrorCard.module.css';

/** The meaning of an error, its cause, what to do, and a page with more. */
export function ErrorCard({card}: {card: Card}): ReactNode {
  const {meaning, here, place, code, steps, href, pageTitle} = card;
  return (
    // Another card is a new list: in the old one the translation of the browser may have replaced the texts that React would change.
    <dl key={JSON.stringify(card)} className={styles.root}>
      <dt>What it means</dt>
      <dd>
        <InlineText text={meaning} />
      </dd>
      {(here !== undefined || place !== undefined) && <dt>Why here</dt>}
      {place !== undefined && (
        <dd>
          In {place}
          {code === undefined ? '.' : ':'}
          {code !== undefined && (
            <code className={styles.code} translate="no">
              {code}
            </code>
          )}
        </dd>
      )}
      {here !== undefined && (
        <dd>
          <InlineText text={here} />
        </dd>
      )}
      <dt>What to do</dt>
      <dd>
        <ul>
          {steps.map((step) => (
            <li key={step}>
              <InlineText text={step} />
            </li>
          ))}
        </ul>
      </dd>
      <dt>Page</dt>
      <dd>
        <Link to={href}>{pageTitle}</Link>
      </dd>
    </dl>
  );
}
