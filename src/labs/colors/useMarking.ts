import {type ColorSetup, MAX_POINTS} from '@site/lib/colors/colorSetup';
import type {Raster} from '@site/lib/phone/draw/rasterise';
import type {Bounds, ScreenPoint} from '@site/lib/phone/run/runEvent';
import {colorAt} from '@site/lib/phone/vision/findColors';
import {useState} from 'react';
import {FAR} from './arrows';

export type Tool = 'point' | 'area';

export interface MarkingOptions {
  raster: Raster;
  setup: ColorSetup;
  /** The point that moves with the keys. */
  chosen: number | undefined;
  onChoose: (index: number | undefined) => void;
  onChange: (change: Partial<ColorSetup>) => void;
}

export interface Marking {
  tool: Tool;
  chooseTool: (tool: Tool) => void;
  cursor: ScreenPoint;
  /** The place to magnify: under the pointer, else at the cursor. */
  aim: ScreenPoint;
  /** The first corner of a rectangle has been set. */
  hasCorner: boolean;
  /** The finished rectangle. */
  selection: Bounds | undefined;
  /** The rectangle to show: unfinished, else finished. */
  drawn: Bounds | undefined;
  /** The points to show; one that is dragged is under the pointer. */
  shownPoints: ColorSetup['points'];
  /** Called with the pixel under the pointer, or undefined when it has left. */
  hover: (place: ScreenPoint | undefined) => void;
  /** Moves the cursor, and with it the chosen point, to a place. */
  goTo: (place: ScreenPoint) => void;
  /** Moves them by an offset in pixels, or `FAR` times that, within the picture. */
  step: (move: ScreenPoint, isFar: boolean) => void;
  /** Sets a point or a corner at the cursor, depending on the tool. */
  set: () => void;
  /** Removes the chosen point, else the one at the cursor. */
  remove: () => void;
  /** Unselects the chosen point and discards a rectangle with one corner; returns whether there was either. */
  letGo: () => boolean;
  clearSelection: () => void;
  press: (phase: 'down' | 'move' | 'up', place: ScreenPoint, reach: number) => void;
}

/** Points and rectangles that the reader draws on a picture by mouse, touch or keyboard. */
export function useMarking({raster, setup, chosen, onChoose, onChange}: MarkingOptions): Marking {
  const {points, task} = setup;
  const [chosenTool, setTool] = useState<Tool>('point');
  // A picture search needs only a rectangle to cut.
  const tool = task === 'picture' ? 'area' : chosenTool;
  const [cursor, setCursor] = useState<ScreenPoint>([
    Math.floor(raster.width / 2),
    Math.floor(raster.height / 2),
  ]);
  const [hover, setHover] = useState<ScreenPoint>();
  const [corner, setCorner] = useState<ScreenPoint>();
  const [selection, setSelection] = useState<Bounds>();
  const [dragged, setDragged] = useState<{index: number; place: ScreenPoint}>();

  function add(place: ScreenPoint): void {
    const [x, y] = place;
    if (points.length >= MAX_POINTS) return;
    onChange({points: [...points, {x, y, color: colorAt(raster, x, y) ?? 0}]});
  }

  function move(index: number, place: ScreenPoint): void {
    onChange({points: movedTo(points, index, place, colorAt(raster, place[0], place[1]))});
  }

  function setEnd(place: ScreenPoint): void {
    if (!corner) setCorner(place);
    else {
      setSelection(spanOf(corner, place));
      setCorner(undefined);
    }
  }

  function goTo(place: ScreenPoint): void {
    setCursor(place);
    if (chosen !== undefined && points[chosen]) move(chosen, place);
  }

  function step([dx, dy]: ScreenPoint, isFar: boolean): void {
    const by = isFar ? FAR : 1;
    const point = chosen === undefined ? undefined : points[chosen];
    const [x, y] = point ? [point.x, point.y] : cursor;
    setHover(undefined);
    goTo([
      Math.min(raster.width - 1, Math.max(0, x + dx * by)),
      Math.min(raster.height - 1, Math.max(0, y + dy * by)),
    ]);
  }

  function set(): void {
    if (tool === 'area') setEnd(cursor);
    else {
      add(cursor);
      onChoose(undefined);
    }
  }

  function remove(): void {
    const index = chosen ?? points.findIndex(({x, y}) => x === cursor[0] && y === cursor[1]);
    if (index < 0) return;
    onChange({points: points.filter((_, other) => other !== index)});
    onChoose(undefined);
  }

  function letGo(): boolean {
    onChoose(undefined);
    setCorner(undefined);
    return chosen !== undefined || corner !== undefined;
  }

  function press(phase: 'down' | 'move' | 'up', place: ScreenPoint, reach: number): void {
    if (phase === 'down') setCursor(place);
    if (tool === 'area') pressArea(phase, place, reach);
    else if (phase === 'down') grasp(place, reach);
    else if (phase === 'move' && dragged) setDragged({...dragged, place});
    else if (phase === 'up') drop();
  }

  /** A rectangle is drawn in one stroke, or by a press at each corner. */
  function pressArea(phase: 'down' | 'move' | 'up', place: ScreenPoint, reach: number): void {
    const isStroke =
      phase === 'up' && corner && Math.hypot(place[0] - corner[0], place[1] - corner[1]) > reach;
    if (phase === 'down' || isStroke) setEnd(place);
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
    setCursor([point.x, point.y]);
    setDragged({index, place: [point.x, point.y]});
  }

  function drop(): void {
    const before = dragged && points[dragged.index];
    if (dragged && before && (dragged.place[0] !== before.x || dragged.place[1] !== before.y)) {
      move(dragged.index, dragged.place);
      setCursor(dragged.place);
    }
    setDragged(undefined);
  }

  return {
    tool,
    chooseTool(wanted) {
      setTool(wanted);
      setCorner(undefined);
    },
    cursor,
    aim: dragged?.place ?? hover ?? cursor,
    hasCorner: corner !== undefined,
    selection,
    drawn: corner ? spanOf(corner, hover ?? cursor) : selection,
    shownPoints: dragged ? movedTo(points, dragged.index, dragged.place, undefined) : points,
    hover: setHover,
    goTo,
    step,
    set,
    remove,
    letGo,
    clearSelection: () => setSelection(undefined),
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

/** The smallest rectangle that contains two pixels. */
function spanOf([ax, ay]: ScreenPoint, [bx, by]: ScreenPoint): Bounds {
  return [Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx) + 1, Math.max(ay, by) + 1];
}
