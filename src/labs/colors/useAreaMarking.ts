import type {Bounds, ScreenPoint} from '@site/lib/phone/geometry';
import {useState} from 'react';
import type {PressPhase} from './useMarking';

/** A rectangle that is drawn in one stroke, or by a press at each corner. */
export function useAreaMarking() {
  const [corner, setCorner] = useState<ScreenPoint>();
  const [selection, setSelection] = useState<Bounds>();

  function setEnd(place: ScreenPoint): void {
    if (!corner) setCorner(place);
    else {
      setSelection(spanOf(corner, place));
      setCorner(undefined);
    }
  }

  function press(phase: PressPhase, place: ScreenPoint, reach: number): void {
    const isStroke =
      phase === 'up' && corner && Math.hypot(place[0] - corner[0], place[1] - corner[1]) > reach;
    if (phase === 'down' || isStroke) setEnd(place);
  }

  return {
    hasCorner: corner !== undefined,
    selection,
    /** The rectangle to show while the other corner would be at a place. */
    toDrawn: (place: ScreenPoint) => (corner ? spanOf(corner, place) : selection),
    setEnd,
    press,
    forgetCorner: () => setCorner(undefined),
    clear: () => setSelection(undefined),
  };
}

/** The smallest rectangle that contains two pixels. */
function spanOf([ax, ay]: ScreenPoint, [bx, by]: ScreenPoint): Bounds {
  return [Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx) + 1, Math.max(ay, by) + 1];
}
