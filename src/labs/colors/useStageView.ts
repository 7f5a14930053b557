import type {ScreenPoint} from '@site/lib/phone/geometry';
import {type RefObject, type UIEvent, useEffect, useState} from 'react';

/** The part of a picture that a scrollable box shows. */
export interface ShownPart {
  /** Screen pixels per picture pixel. */
  scale: number;
  /** How far the box is scrolled, in screen pixels. */
  scroll: {left: number; top: number};
  /** Size of what is shown, in screen pixels. */
  width: number;
  height: number;
  onScroll: (event: UIEvent) => void;
}

const MAX_FIT = 16;
/** How near to an edge of the box the cursor may come, in screen pixels. */
const MARGIN = 24;

/** Follows the size and the position of a box around a picture, and keeps the cursor in it; a `zoom` of 0 fits the whole picture. */
export function useStageView(
  box: RefObject<HTMLElement | null>,
  picture: {width: number; height: number},
  zoom: number,
  [cursorX, cursorY]: ScreenPoint,
): ShownPart {
  const [size, setSize] = useState({width: 300, height: 400});
  const [scroll, setScroll] = useState({left: 0, top: 0});
  const whole = Math.min(size.width / picture.width, size.height / picture.height, MAX_FIT);
  const scale = zoom || whole;

  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      setSize({width: element.clientWidth, height: element.clientHeight}),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const [x, y] = [cursorX * scale, cursorY * scale];
    if (x < element.scrollLeft + MARGIN || x > element.scrollLeft + element.clientWidth - MARGIN)
      element.scrollLeft = x - element.clientWidth / 2;
    if (y < element.scrollTop + MARGIN || y > element.scrollTop + element.clientHeight - MARGIN)
      element.scrollTop = y - element.clientHeight / 2;
  }, [box, cursorX, cursorY, scale]);

  return {
    scale,
    scroll,
    width: Math.max(1, Math.min(size.width, Math.ceil(picture.width * scale))),
    height: Math.max(1, Math.min(size.height, Math.ceil(picture.height * scale))),
    onScroll: ({currentTarget: {scrollLeft, scrollTop}}) => setScroll({left: scrollLeft, top: scrollTop}),
  };
}
