import Link from '@docusaurus/Link';
import {type ComponentProps, type ReactNode, useId, useLayoutEffect, useRef, useState} from 'react';
import styles from './CardLink.module.css';

export interface CardLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  to: string;
  /** What hover and focus show; nothing while it loads. */
  card: ReactNode;
  /** Is told when the card opens. */
  onOpen?: () => void;
  /** What a finger presses to follow the link: its first tap opens the card. Without it, a tap follows the link at once. */
  tapLabel?: ReactNode;
}

/** How far a card stays from the edges of the window, in pixels. */
const EDGE = 16;

/** A link in prose that shows a card on hover and focus. */
export function CardLink({card, onOpen, tapLabel, ...link}: CardLinkProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLSpanElement>(null);
  const box = useRef<HTMLSpanElement>(null);
  const isOpening = useRef(false);
  const id = useId();
  const isShown = isOpen && card !== undefined;

  // With the card, not after it is painted: it shall not jump to its place, and an Escape that comes at once closes it.
  useLayoutEffect(() => {
    if (!isShown) return undefined;
    const follow = () => root.current && box.current && place(root.current, box.current);
    follow();
    // Whoever reads with a magnifier must be able to close the card without moving (WCAG 1.4.13).
    const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    const closeOutside = ({target}: PointerEvent) =>
      target instanceof Node && !root.current?.contains(target) && setOpen(false);
    const listeners = new AbortController();
    const {signal} = listeners;
    document.addEventListener('keydown', closeOnEscape, {signal});
    document.addEventListener('pointerdown', closeOutside, {signal});
    // Of the page, and of a box that scrolls in it.
    document.addEventListener('scroll', follow, {signal, capture: true});
    return () => listeners.abort();
  }, [isShown]);

  const open = () => {
    setOpen(true);
    onOpen?.();
  };
  const close = () => setOpen(false);
  return (
    // The card belongs to the link: the pointer may move into it without closing it.
    // biome-ignore lint/a11y/noStaticElementInteractions: hover repeats what focus on the link gives
    <span
      ref={root}
      // A finger does not hover: some browsers tell of its leaving right after a tap.
      onPointerEnter={({pointerType}) => pointerType === 'touch' || open()}
      onPointerLeave={({pointerType}) => pointerType === 'touch' || close()}
      onFocus={open}
      onBlur={({currentTarget, relatedTarget}) => currentTarget.contains(relatedTarget) || close()}
    >
      <Link
        {...link}
        aria-describedby={isShown ? id : undefined}
        // The focus comes before the click: whether the card was closed is known only now.
        onPointerDown={({pointerType}) => {
          isOpening.current = tapLabel !== undefined && pointerType === 'touch' && !isShown;
        }}
        onClick={(event) => {
          if (!isOpening.current) return;
          isOpening.current = false;
          event.preventDefault();
          // A link that kept the focus of an earlier tap gets none by this one.
          open();
        }}
      />
      {isShown && (
        <span ref={box} className={styles.card}>
          <span role="tooltip" id={id} className={styles.text}>
            {card}
          </span>
          {tapLabel !== undefined && (
            <span className={styles.tap}>
              <Link to={link.to}>{tapLabel}</Link>
            </span>
          )}
        </span>
      )}
    </span>
  );
}

/** Puts a card below its link, or above it where there is no room; fixed, because the box of a table would cut it off. */
function place(link: HTMLElement, card: HTMLElement): void {
  const {left, top, bottom} = link.getBoundingClientRect();
  const {width, height} = card.getBoundingClientRect();
  const {clientWidth, clientHeight} = document.documentElement;
  const x = Math.max(EDGE, Math.min(left, clientWidth - EDGE - width));
  const y = bottom + height > clientHeight && top > height ? top - height : bottom;
  // Not a style attribute of the page, which the security policy refuses, but a property set by a script.
  card.style.translate = `${x}px ${y}px`;
}
