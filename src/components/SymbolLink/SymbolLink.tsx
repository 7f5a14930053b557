import type {ApiLinkData} from '@site/lib/api/entry';
import type {ReactNode} from 'react';
import {CardLink} from '../CardLink/CardLink';
import {InlineText} from '../InlineText/InlineText';
import styles from './SymbolLink.module.css';

export interface SymbolLinkProps {
  link: ApiLinkData;
  /** The symbol's name, as written in the text. */
  children: ReactNode;
}

/** A symbol's name in prose: leads to its reference, and shows signature and first line on hover and focus. */
export function SymbolLink({link, children}: SymbolLinkProps): ReactNode {
  const card = (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made and escaped at build time (lib/api) */}
      <code className={styles.signature} dangerouslySetInnerHTML={{__html: link.signature}} />
      <span>
        <InlineText text={link.summary} />
      </span>
    </>
  );
  return (
    <CardLink to={link.href} card={card}>
      {children}
    </CardLink>
  );
}
