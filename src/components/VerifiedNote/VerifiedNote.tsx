import Link from '@docusaurus/Link';
import type {Confidence} from '@site/lib/frontMatter/confidence';
import type {Verified} from '@site/lib/frontMatter/validateFrontMatter';
import {formatDay} from '@site/lib/text/formatDay';
import {splitAddresses} from '@site/lib/text/splitAddresses';
import type {ReactNode} from 'react';
import styles from './VerifiedNote.module.css';

const CONFIDENCE_TEXT: Record<Confidence, string> = {
  high: 'the source states what this page says',
  medium: 'parts come from older or indirect sources',
  low: 'little is published; test on your device',
};

/** Says at the foot of a page what it was verified against, when, and with which confidence. */
export function VerifiedNote({source, date, confidence, note}: Verified): ReactNode {
  return (
    <p className={styles.root}>
      Checked on <time dateTime={date}>{formatDay(date)}</time> against{' '}
      {splitAddresses(source).map(({text, href}) =>
        href === undefined ? (
          text
        ) : (
          <Link key={href} to={href}>
            {text}
          </Link>
        ),
      )}
      . Confidence: <strong>{confidence}</strong> ({CONFIDENCE_TEXT[confidence]}).
      {note && ` ${note}`}
    </p>
  );
}
