import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {describeInvalid} from '../../errors/describeInvalid';
import {jsxAttribute} from '../../mdx/jsxAttribute';
import {toFlowElement} from '../../mdx/mdxNodes';
import type {Frame} from '../device/frame';
import {drawFrame} from '../draw/drawFrame';
import {cropRaster, type Raster, rasterise} from '../draw/rasterise';
import type {Bounds} from '../geometry';
import {loadScene} from '../scene/loadScene';
import {renderScreen} from './renderScreen';
import {applyStep, renderSteps, STEP_NAMES, type StepsDrawing} from './renderSteps';
import {describeMissing, findControls, showMoment} from './showMoment';

const NAME = 'ScreenPicture';
const SETTLE_MS = 4000;

/** Draws what a `<ScreenPicture>` asks for into an element that shows it; `place` names its line in errors. */
export function drawScreenPicture(node: MdxJsxFlowElement, root: string, place: string): MdxJsxFlowElement {
  const required = (field: string): string => {
    const value = jsxAttribute(node, field);
    if (value === undefined) throw describeInvalid({file: place, field, found: value, allowed: 'a text'});
    return value;
  };
  const list = (field: string): string[] =>
    (jsxAttribute(node, field) ?? '').split(';').flatMap((label) => label.trim() || []);
  const whole = (field: string, otherwise: number): number => {
    const value = jsxAttribute(node, field) ?? String(otherwise);
    if (!/^\d+$/.test(value))
      throw describeInvalid({file: place, field, found: value, allowed: 'a whole number'});
    return Number(value);
  };
  const scene = loadScene(root, required('scene'), place);
  const settleMs = whole('settle', SETTLE_MS);
  const frame = showMoment(scene, {app: jsxAttribute(node, 'app'), press: list('press'), settleMs}, place);
  const words = {title: required('title'), description: required('description')};
  if (jsxAttribute(node, 'steps') !== undefined) {
    const screen = rasterise(drawFrame(frame, scene.pictures), frame.width, frame.height);
    const {html, width, height} = drawSteps(screen, required('crop'), list('steps'), place);
    return toFlowElement(NAME, {...words, html, width: String(width), height: String(height)});
  }
  const places = (field: string): Bounds[] =>
    list(field).flatMap((label) => findPlaces(frame, field, label, place));
  return toFlowElement(NAME, {
    ...words,
    html: renderScreen(frame, scene.pictures, {found: places('found'), taps: places('tap')}),
    width: String(frame.width),
    height: String(whole('height', frame.height)),
  });
}

function drawSteps(screen: Raster, crop: string, steps: readonly string[], place: string): StepsDrawing {
  const [left, top, right, bottom] = (/^\d+(?:, ?\d+){3}$/.test(crop) ? crop.split(',') : []).map(Number);
  if (left === undefined || top === undefined || right === undefined || bottom === undefined)
    throw describeInvalid({file: place, field: 'crop', found: crop, allowed: 'left, top, right, bottom'});
  const panels = [{caption: `Crop(${crop})`, picture: cropRaster(screen, [left, top, right, bottom])}];
  for (const step of steps) {
    const picture = applyStep(panels.at(-1)?.picture ?? screen, step);
    if (picture === undefined)
      throw describeInvalid({
        file: place,
        field: 'steps',
        found: step,
        allowed: `${STEP_NAMES.join(' or ')} with a number, such as Threshold(160)`,
      });
    panels.push({caption: step, picture});
  }
  return renderSteps(panels);
}

function findPlaces(frame: Frame, field: string, label: string, place: string): Bounds[] {
  const controls = findControls(frame, label);
  if (controls.length === 0) throw describeMissing(frame, field, label, place);
  return controls.map(({bounds}) => bounds);
}
