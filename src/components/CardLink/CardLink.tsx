import Link from '@docusaurus/Link';
import {type ComponentProps, type ReactNode, useId, useLayoutEffect, useRef, useState} from 'react';
import styles from './CardLink.module.css';

export interface CardLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  to: string;
  /** The content of the card; undefined while it loads. */
  card: ReactNode;
  /** Called when the card opens. */
  onOpen?: () => void;
  /** Label of the link in the card on touch screens, where the first tap opens the card. Without it, a tap follows the link at once. */
  tapLabel?: ReactNode;
}

/** Minimum distance of a card from the edges of the window, in pixels. */
const EDGE = 16;

/** A link in prose that shows a card on hover and focus. */
export function CardLink({card, onOpen, tapLabel, ...link}: CardLinkProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLSpanElement>(null);
  const box = useRef<HTMLSpanElement>(null);
  const isOpening = useRef(false);
  const id = useId();
  const isShown = isOpen && card !== undefined;

  // Before the card is painted, so that it does not jump to its place, and an Escape that follows at once closes it.
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
    // Captured, so that boxes that scroll within the page count too.
    document.addEventListener('scroll', follow, {signal, capture: true});
    window.addEventListener('resize', follow, {signal});
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
      // Touch does not hover: some browsers send these events right after a tap.
      onPointerEnter={({pointerType}) => pointerType === 'touch' || open()}
      onPointerLeave={({pointerType}) => pointerType === 'touch' || close()}
      onFocus={open}
      onBlur={({currentTarget, relatedTarget}) => currentTarget.contains(relatedTarget) || close()}
    >
      <Link
        {...link}
        aria-describedby={isShown ? id : undefined}
        // Noted here, because the focus, which opens the card, comes before the click.
        onPointerDown={({pointerType}) => {
          isOpening.current = tapLabel !== undefined && pointerType === 'touch' && !isShown;
        }}
        onClick={(event) => {
          if (!isOpening.current) return;
          isOpening.current = false;
          event.preventDefault();
          // A link that still has the focus of an earlier tap gets no focus event.
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

/** Places a card below its link, or above it where there is no room; it is fixed, because the box of a table would clip it. */
function place(link: HTMLElement, card: HTMLElement): void {
  const {left, top, bottom} = link.getBoundingClientRect();
  const {width, height} = card.getBoundingClientRect();
  const {clientWidth, clientHeight} = document.documentElement;
  const x = Math.max(EDGE, Math.min(left, clientWidth - EDGE - width));
  const y = bottom + height > clientHeight && top > height ? top - height : bottom;
  // Not a style attribute of the page, which the security policy refuses, but a property set by a script.
  card.style.translate = `${x}px ${y}px`;
}
