import {escapeHtml} from '../../code/escapeHtml';
import type {Frame} from '../device/frame';
import {drawFrame} from '../draw/drawFrame';
import {type SvgElement, type SvgLayer, toSvgLayers} from '../draw/toSvgLayers';
import type {Bounds} from '../geometry';
import type {ScenePicture} from '../scene/scene';

/** What is drawn over a screen: frames around what is found, rings where a finger taps. */
export interface ScreenMarks {
  found: readonly Bounds[];
  taps: readonly Bounds[];
}

/** The amber of taps and finds (--color-signal-fill); a screen looks the same in light and dark. */
const SIGNAL = '#F2A33A';
/** The thickness of a mark, as a part of the screen's width. */
const STROKE_SHARE = 1 / 90;

/** Attributes of SVG whose names React writes otherwise. */
const HTML_NAMES: Readonly<Record<string, string>> = {fontSize: 'font-size', textAnchor: 'text-anchor'};

/** The inside of an SVG that shows a screen as the simulated phone draws it, in pixels of the screen. */
export function renderScreen(
  frame: Frame,
  pictures: Readonly<Record<string, ScenePicture>> | undefined,
  {found, taps}: ScreenMarks,
): string {
  const stroke = Math.round(frame.width * STROKE_SHARE);
  return [
    ...toSvgLayers(drawFrame(frame, pictures)).map(renderLayer),
    ...found.map((bounds) => renderFrame(bounds, stroke)),
    ...taps.map((bounds) => renderRing(bounds, stroke)),
  ].join('');
}

function renderLayer({box: {x, y, width, height}, elements}: SvgLayer): string {
  const edges = `x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}"`;
  return `<svg ${edges} aria-hidden="true">${elements.map(renderElement).join('')}</svg>`;
}

function renderElement({tag, attributes, text = ''}: SvgElement): string {
  const values = Object.entries(attributes).map(
    ([name, value]) => ` ${HTML_NAMES[name] ?? name}="${escapeHtml(String(value))}"`,
  );
  return `<${tag}${values.join('')}>${escapeHtml(text)}</${tag}>`;
}

function renderFrame([left, top, right, bottom]: Bounds, stroke: number): string {
  const [x, y] = [left - stroke, top - stroke];
  const size = `width="${right - left + 2 * stroke}" height="${bottom - top + 2 * stroke}"`;
  return `<rect x="${x}" y="${y}" ${size} rx="${stroke}" fill="none" stroke="${SIGNAL}" stroke-width="${stroke}" stroke-dasharray="${3 * stroke} ${2 * stroke}"/>`;
}

function renderRing([left, top, right, bottom]: Bounds, stroke: number): string {
  const at = `cx="${(left + right) / 2}" cy="${(top + bottom) / 2}"`;
  return `<circle ${at} r="${3 * stroke}" fill="${SIGNAL}" fill-opacity="0.6"/><circle ${at} r="${7 * stroke}" fill="none" stroke="${SIGNAL}" stroke-width="${stroke}"/>`;
}
