import {type ColorSetup, MAX_POINTS} from '@site/lib/colors/colorSetup';
import type {ScreenPoint} from '@site/lib/phone/geometry';
import {colorAt} from '@site/lib/phone/vision/findColors';
import {useState} from 'react';
import type {MarkingOptions, PressPhase} from './useMarking';

/** Points that are set by a press, and dragged; `onPlaced` gets the place where one ends up. */
export function usePointMarking(
  {raster, setup: {points}, onChoose, onChange}: MarkingOptions,
  onPlaced: (place: ScreenPoint) => void,
) {
  const [dragged, setDragged] = useState<{index: number; place: ScreenPoint}>();

  function add([x, y]: ScreenPoint): void {
    if (points.length >= MAX_POINTS) return;
    onChange({points: [...points, {x, y, color: colorAt(raster, x, y) ?? 0}]});
  }

  function move(index: number, place: ScreenPoint): void {
    onChange({points: movedTo(points, index, place, colorAt(raster, place[0], place[1]))});
  }

  function remove(index: number): void {
    onChange({points: points.filter((_, other) => other !== index)});
  }

  function press(phase: PressPhase, place: ScreenPoint, reach: number): void {
    if (phase === 'down') grasp(place, reach);
    else if (phase === 'move' && dragged) setDragged({...dragged, place});
    else if (phase === 'up') drop();
  }

  /** Starts to drag the point at a press, or adds one there. */
  function grasp(place: ScreenPoint, reach: number): void {
    const index = points.findIndex(({x, y}) => Math.hypot(x - place[0], y - place[1]) <= reach);
    const point = points[index];
    if (!point) {
      add(place);
      onChoose(points.length < MAX_POINTS ? points.length : undefined);
      return;
    }
    onChoose(index);
    onPlaced([point.x, point.y]);
    setDragged({index, place: [point.x, point.y]});
  }

  function drop(): void {
    const before = dragged && points[dragged.index];
    if (dragged && before && (dragged.place[0] !== before.x || dragged.place[1] !== before.y)) {
      move(dragged.index, dragged.place);
      onPlaced(dragged.place);
    }
    setDragged(undefined);
  }

  return {
    /** Where a point is dragged to. */
    dragged: dragged?.place,
    shownPoints: dragged ? movedTo(points, dragged.index, dragged.place, undefined) : points,
    add,
    move,
    remove,
    press,
  };
}

function movedTo(
  points: ColorSetup['points'],
  index: number,
  [x, y]: ScreenPoint,
  color: number | undefined,
): ColorSetup['points'] {
  return points.map((point, other) =>
    other === index ? {...point, x, y, color: color ?? point.color} : point,
  );
}
