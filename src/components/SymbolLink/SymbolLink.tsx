import Link from '@docusaurus/Link';
import type {ApiLinkData} from '@site/lib/api/entry';
import {type ReactNode, useEffect, useId, useRef, useState} from 'react';
import {InlineText} from '../InlineText/InlineText';
import styles from './SymbolLink.module.css';

export interface SymbolLinkProps {
  link: ApiLinkData;
  /** The symbol's name as the text has it. */
  children: ReactNode;
}

/** How far a card stays from the edges of the window, in pixels. */
const EDGE = 16;

/** A symbol's name in prose: leads to its reference, and shows signature and first line on hover and focus. */
export function SymbolLink({link, children}: SymbolLinkProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const card = useRef<HTMLSpanElement>(null);
  const id = useId();

  useEffect(() => {
    if (!isOpen) return undefined;
    keepInWindow(card.current);
    // Whoever reads with a magnifier must be able to close the card without moving (WCAG 1.4.13).
    const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen]);

  const open = () => setOpen(true);
  const close = () => setOpen(false);
  return (
    // The card belongs to the link: the pointer may move into it without closing it.
    // biome-ignore lint/a11y/noStaticElementInteractions: hover repeats what focus on the link gives
    <span className={styles.root} onMouseEnter={open} onMouseLeave={close} onFocus={open} onBlur={close}>
      <Link to={link.href} aria-describedby={isOpen ? id : undefined}>
        {children}
      </Link>
      {isOpen && (
        <span role="tooltip" id={id} ref={card} className={styles.card}>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made and escaped at build time (lib/api) */}
          <code className={styles.signature} dangerouslySetInnerHTML={{__html: link.signature}} />
          <span>
            <InlineText text={link.summary} />
          </span>
        </span>
      )}
    </span>
  );
}

function keepInWindow(card: HTMLElement | null): void {
  if (card === null) return;
  const {left, right} = card.getBoundingClientRect();
  const overflow = Math.max(0, right + EDGE - document.documentElement.clientWidth);
  // Not a style attribute of the page, which the security policy refuses, but a property set by a script.
  card.style.translate = `${Math.max(-overflow, EDGE - left)}px 0`;
}
