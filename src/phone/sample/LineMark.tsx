import {type ReactNode, type RefObject, useLayoutEffect, useRef} from 'react';
import styles from './PhoneSample.module.css';

export interface LineMarkProps {
  code: RefObject<HTMLElement | null>;
  /** Line of the code, from 1. */
  line: number;
  /** The line at which the script failed. */
  isFailed: boolean;
}

/** A bar behind the running line; the code itself is HTML made at build time and is not changed. */
export function LineMark({code, line, isFailed}: LineMarkProps): ReactNode {
  const mark = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    const lines = code.current;
    const bar = mark.current;
    if (!lines || !bar) return undefined;
    // Also before the next paint, and when lines are wrapped.
    const observer = new ResizeObserver(() => place(bar, findLineBox(lines, line)));
    observer.observe(lines);
    return () => observer.disconnect();
  }, [code, line]);

  return <span ref={mark} className={styles.line} data-failed={isFailed} aria-hidden="true" />;
}

function place(bar: HTMLElement, box: DOMRect | undefined): void {
  bar.hidden = !box;
  const area = bar.offsetParent?.getBoundingClientRect();
  if (!box || !area) return;
  // Set through the object model: the security policy refuses style attributes.
  bar.style.insetBlockStart = `${box.top - area.top}px`;
  bar.style.blockSize = `${box.height}px`;
}

function findLineBox(code: HTMLElement, line: number): DOMRect | undefined {
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  let current = 1;
  let isStarted = false;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? '';
    for (let at = 0; at <= text.length; at++) {
      if (!isStarted && current === line) {
        range.setStart(node, at);
        isStarted = true;
      }
      if (text[at] !== '\n') continue;
      if (isStarted) {
        range.setEnd(node, at);
        return range.getBoundingClientRect();
      }
      current++;
    }
  }
  return undefined;
}
