import {escapeHtml} from '../../code/escapeHtml';
import {spreadRaster, thresholdRaster} from '../draw/adjustRaster';
import type {Raster} from '../draw/rasterise';
import {toRectangles} from './toRectangles';

/** A step as a page writes it, such as `Threshold(160)`, and what it does to a picture. */
const STEPS: Readonly<Record<string, (picture: Raster, value: number) => Raster>> = {
  Threshold: thresholdRaster,
  Dilate: (picture, kernel) => spreadRaster(picture, kernel, 'dilate'),
};

export const STEP_NAMES = Object.keys(STEPS);

export interface StepsDrawing {
  /** The inside of an SVG. */
  html: string;
  /** In pixels of the picture. */
  width: number;
  height: number;
}

/** The text of a panel, as a part of the width of the drawing: readable on a narrow phone. */
const TEXT_SHARE = 1 / 26;
const LINE = 1.6;

/** Applies a step such as `Threshold(160)`; undefined when it is none of `STEP_NAMES`. */
export function applyStep(picture: Raster, step: string): Raster | undefined {
  const [, name = '', value] = /^(\w+)\((\d+)\)$/.exec(step) ?? [];
  return STEPS[name]?.(picture, Number(value));
}

/** Draws pictures with a caption above each: below one another, or side by side when they are upright. */
export function renderSteps(panels: readonly {caption: string; picture: Raster}[]): StepsDrawing {
  const {width: panelWidth = 0, height: panelHeight = 0} = panels[0]?.picture ?? {};
  const isRow = panelHeight > panelWidth;
  const gap = isRow ? Math.ceil(panelWidth / 2) : 0;
  const width = isRow ? panels.length * (panelWidth + gap) - gap : panelWidth;
  const text = width * TEXT_SHARE;
  const line = text * LINE;
  const place = (index: number): [x: number, y: number] =>
    isRow ? [index * (panelWidth + gap), line] : [0, index * (panelHeight + line) + line];
  const html = panels.map(({caption, picture}, index) => {
    const [x, y] = place(index);
    const label = `<text x="${x}" y="${round(y - text * 0.4)}" font-size="${round(text)}" fill="currentColor">${escapeHtml(caption)}</text>`;
    return `${label}<g transform="translate(${x} ${round(y)})">${renderPicture(picture)}</g>`;
  });
  const rows = isRow ? 1 : panels.length;
  return {html: html.join(''), width, height: Math.ceil(rows * (panelHeight + line))};
}

function renderPicture(picture: Raster): string {
  // Areas of one picture touch: softened edges would show the ground between them.
  const areas = toRectangles(picture).map(
    ({x, y, width, height, color}) =>
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#${color.toString(16).padStart(6, '0')}"/>`,
  );
  const edge = `<rect width="${picture.width}" height="${picture.height}" fill="none" stroke="currentColor" stroke-opacity="0.4" vector-effect="non-scaling-stroke"/>`;
  return `<g shape-rendering="crispEdges">${areas.join('')}</g>${edge}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
