import type {ColorSetup} from '@site/lib/colors/colorSetup';
import type {Raster} from '@site/lib/phone/draw/rasterise';
import type {Bounds, ScreenPoint} from '@site/lib/phone/geometry';
import {useState} from 'react';
import {FAR} from './arrows';
import {useAreaMarking} from './useAreaMarking';
import {usePointMarking} from './usePointMarking';

export type Tool = 'point' | 'area';
export type PressPhase = 'down' | 'move' | 'up';

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
  press: (phase: PressPhase, place: ScreenPoint, reach: number) => void;
}

/** Points and rectangles that the reader draws on a picture by mouse, touch or keyboard. */
export function useMarking(options: MarkingOptions): Marking {
  const {raster, setup, chosen, onChoose} = options;
  const {points, task} = setup;
  const [chosenTool, setTool] = useState<Tool>('point');
  // A picture search needs only a rectangle to cut.
  const tool = task === 'picture' ? 'area' : chosenTool;
  const [cursor, setCursor] = useState<ScreenPoint>([
    Math.floor(raster.width / 2),
    Math.floor(raster.height / 2),
  ]);
  const [hover, setHover] = useState<ScreenPoint>();
  const area = useAreaMarking();
  const point = usePointMarking(options, setCursor);

  function goTo(place: ScreenPoint): void {
    setCursor(place);
    if (chosen !== undefined && points[chosen]) point.move(chosen, place);
  }

  function step([dx, dy]: ScreenPoint, isFar: boolean): void {
    const by = isFar ? FAR : 1;
    const moved = chosen === undefined ? undefined : points[chosen];
    const [x, y] = moved ? [moved.x, moved.y] : cursor;
    setHover(undefined);
    goTo([
      Math.min(raster.width - 1, Math.max(0, x + dx * by)),
      Math.min(raster.height - 1, Math.max(0, y + dy * by)),
    ]);
  }

  function set(): void {
    if (tool === 'area') area.setEnd(cursor);
    else {
      point.add(cursor);
      onChoose(undefined);
    }
  }

  function remove(): void {
    const index = chosen ?? points.findIndex(({x, y}) => x === cursor[0] && y === cursor[1]);
    if (index < 0) return;
    point.remove(index);
    onChoose(undefined);
  }

  return {
    tool,
    chooseTool(wanted) {
      setTool(wanted);
      area.forgetCorner();
    },
    cursor,
    aim: point.dragged ?? hover ?? cursor,
    hasCorner: area.hasCorner,
    selection: area.selection,
    drawn: area.toDrawn(hover ?? cursor),
    shownPoints: point.shownPoints,
    hover: setHover,
    goTo,
    step,
    set,
    remove,
    letGo() {
      onChoose(undefined);
      area.forgetCorner();
      return chosen !== undefined || area.hasCorner;
    },
    clearSelection: area.clear,
    press(phase, place, reach) {
      if (phase === 'down') setCursor(place);
      (tool === 'area' ? area : point).press(phase, place, reach);
    },
  };
}
