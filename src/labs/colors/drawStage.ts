import type {Bounds, ScreenPoint} from '@site/lib/phone/geometry';
import type {ColorPoint} from '@site/lib/phone/vision/parseFeatureString';

/** What is drawn over a picture, in its pixels. */
export interface StageMarks {
  points: readonly ColorPoint[];
  chosen: number | undefined;
  cursor: ScreenPoint;
  /** Matches, drawn as frames; small ones as rings. */
  matches: readonly Bounds[];
  /** The place that would match next. */
  rival: ScreenPoint | undefined;
  region: Bounds | undefined;
  selection: Bounds | undefined;
  /** An overlay over the whole picture. */
  shade?: ImageBitmap | undefined;
}

/** The visible part of the picture, and its scale. */
export interface StageView {
  left: number;
  top: number;
  /** Screen pixels per picture pixel. */
  scale: number;
  width: number;
  height: number;
  /** Device pixels per screen pixel. */
  density: number;
}

const LIGHT = '#ffffff';
/** Of the outline that all marks have, so that they are visible on any picture. */
const DARK = '#10201e';
const MATCH = '#ffb020';
const RIVAL = '#ff4d8d';
const AREA = '#2de0c2';
/** Matches up to this size are drawn as rings instead of frames, in screen pixels. */
const SMALL = 10;

/** Draws the visible part of a picture and the marks over it. */
export function drawStage(
  context: CanvasRenderingContext2D,
  bitmap: ImageBitmap,
  view: StageView,
  marks: StageMarks,
): void {
  const {scale, width, height, density} = view;
  context.setTransform(density, 0, 0, density, 0, 0);
  context.clearRect(0, 0, width, height);
  context.imageSmoothingEnabled = scale < 1;
  for (const image of [bitmap, marks.shade]) if (image) drawPart(context, image, view);
  drawMarks(context, view, marks);
}

/** Draws what the view shows of an image. */
function drawPart(
  context: CanvasRenderingContext2D,
  image: ImageBitmap,
  {left, top, scale, width, height}: StageView,
): void {
  const seenWidth = Math.min(image.width - left, width / scale);
  const seenHeight = Math.min(image.height - top, height / scale);
  if (seenWidth <= 0 || seenHeight <= 0) return;
  context.drawImage(image, left, top, seenWidth, seenHeight, 0, 0, seenWidth * scale, seenHeight * scale);
}

function drawMarks(
  context: CanvasRenderingContext2D,
  {left, top, scale}: StageView,
  {region, selection, matches, rival, cursor, points, chosen}: StageMarks,
): void {
  const toX = (x: number): number => (x - left) * scale;
  const toY = (y: number): number => (y - top) * scale;

  function frame([l, t, r, b]: Bounds, color: string, dash: number[]): void {
    drawLine(context, {color, thick: 1.5, dash}, () =>
      context.rect(toX(l), toY(t), (r - l) * scale, (b - t) * scale),
    );
  }

  function ring(x: number, y: number, radius: number, color: string, dash: number[]): void {
    drawLine(context, {color, thick: 2, dash}, () =>
      context.arc(toX(x + 0.5), toY(y + 0.5), radius, 0, 2 * Math.PI),
    );
  }

  if (region) frame(region, AREA, [8, 5]);
  if (selection) frame(selection, LIGHT, [4, 4]);
  for (const [index, bounds] of matches.entries()) {
    const [l, t, r, b] = bounds;
    if ((r - l) * scale > SMALL || (b - t) * scale > SMALL) frame(bounds, MATCH, []);
    else ring((l + r - 1) / 2, (t + b - 1) / 2, index === 0 ? 13 : 9, MATCH, []);
  }
  if (rival) ring(rival[0], rival[1], 11, RIVAL, [3, 3]);
  drawCursor(context, toX(cursor[0] + 0.5), toY(cursor[1] + 0.5));
  for (const [index, point] of points.entries())
    drawPoint(context, {
      x: toX(point.x + 0.5),
      y: toY(point.y + 0.5),
      label: String(index + 1),
      isChosen: index === chosen,
    });
}

interface Pen {
  color: string;
  thick: number;
  dash: number[];
}

function drawLine(context: CanvasRenderingContext2D, {color, thick, dash}: Pen, trace: () => void): void {
  for (const [style, width] of [
    [DARK, thick + 2],
    [color, thick],
  ] as const) {
    context.strokeStyle = style;
    context.lineWidth = width;
    context.setLineDash(dash);
    context.beginPath();
    trace();
    context.stroke();
  }
  context.setLineDash([]);
}

/** Four strokes around a pixel, which stays free. */
function drawCursor(context: CanvasRenderingContext2D, x: number, y: number): void {
  drawLine(context, {color: LIGHT, thick: 1, dash: []}, () => {
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      context.moveTo(x + dx * 5, y + dy * 5);
      context.lineTo(x + dx * 16, y + dy * 16);
    }
  });
}

/** A point in screen pixels. */
interface PointMark {
  x: number;
  y: number;
  label: string;
  isChosen: boolean;
}

/** A dot at the point itself, and a label with its number beside. */
function drawPoint(context: CanvasRenderingContext2D, {x, y, label, isChosen}: PointMark): void {
  context.beginPath();
  context.arc(x, y, isChosen ? 5 : 3.5, 0, 2 * Math.PI);
  context.fillStyle = isChosen ? MATCH : LIGHT;
  context.fill();
  context.lineWidth = 1.5;
  context.strokeStyle = DARK;
  context.stroke();
  context.font = 'bold 11px system-ui, sans-serif';
  const width = context.measureText(label).width + 8;
  context.fillStyle = isChosen ? MATCH : DARK;
  context.fillRect(x + 7, y - 17, width, 15);
  context.fillStyle = isChosen ? DARK : LIGHT;
  context.fillText(label, x + 11, y - 6);
}
