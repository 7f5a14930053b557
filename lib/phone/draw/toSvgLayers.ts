import type {Bounds} from '../geometry';
import {measureText, type Shape} from './shape';

/** An element of SVG; attributes by React's names. */
export interface SvgElement {
  tag: 'rect' | 'circle' | 'text';
  attributes: Readonly<Record<string, string | number>>;
  text?: string;
}

/** Elements that show inside the same edges. */
export interface SvgLayer {
  box: {x: number; y: number; width: number; height: number};
  elements: SvgElement[];
}

/** Capitals of the reader's font are about as high as the seven rows of the bitmap font at this size. */
const FONT_ROWS = 9.6;
const ROWS = 7;
/** Letters that are as wide as high in the reader's font, and do not fit where the bitmap font has six columns. */
const WIDE_LETTER = /[\u1100-\uffdc]/;

/** Turns what is painted into SVG, with the reader's font at the places of the screenshot's letters. */
export function toSvgLayers(shapes: readonly Shape[]): SvgLayer[] {
  const layers: (SvgLayer & {clip: string})[] = [];
  for (const shape of shapes) {
    const [left, top, right, bottom]: Bounds = shape.clip ?? [0, 0, 0, 0];
    const clip = [left, top, right, bottom].join();
    const element = toElement(shape);
    const last = layers.at(-1);
    if (last?.clip === clip) last.elements.push(element);
    else {
      const box = {x: left, y: top, width: Math.max(0, right - left), height: Math.max(0, bottom - top)};
      layers.push({clip, box, elements: [element]});
    }
  }
  return layers;
}

function toElement(shape: Shape): SvgElement {
  if (shape.kind === 'circle') {
    const [cx, cy] = shape.center;
    return {tag: 'circle', attributes: {cx, cy, r: shape.radius, fill: shape.fill}};
  }
  if (shape.kind === 'rect') {
    const [x, y, right, bottom] = shape.bounds;
    return {tag: 'rect', attributes: {x, y, width: right - x, height: bottom - y, fill: shape.fill}};
  }
  const {text, at, scale, ink, isCentred} = shape;
  const [width] = measureText(text, scale);
  return {
    tag: 'text',
    attributes: {
      x: isCentred ? at[0] + width / 2 : at[0],
      y: at[1] + ROWS * scale,
      fontSize: FONT_ROWS * scale,
      fill: ink,
      ...(isCentred && {textAnchor: 'middle'}),
      ...(WIDE_LETTER.test(text) && {textLength: width, lengthAdjust: 'spacingAndGlyphs'}),
    },
    text,
  };
}
