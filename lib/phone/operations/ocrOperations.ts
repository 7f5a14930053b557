import {getOwn} from '../../collections/getOwn';
import {cropRaster, type Raster} from '../draw/rasterise';
import {type Bounds, centerOf} from '../geometry';
import {toTextPattern} from '../run/pythonPattern';
import type {PictureOrigin, RunState} from '../run/runState';
import {type PythonCall, toPythonObject} from '../run/toPython';
import {isReadable} from '../vision/isReadable';
import {type ReadText, readTexts} from '../vision/readTexts';
import {TAP_MS, tap} from './actionOperations';
import {pictureOf} from './bitmaps';
import {numberOf, type Operation, type Operations, regionOf, textOf, type Values} from './operation';
import {reportMatches} from './reportMatches';
import {waitFor} from './timeOperations';

/** The OCR engines that return lists of objects. */
const readWithEngine: Operation = (values, state) => {
  const pattern = values.pattern === null ? undefined : textOf(values, 'pattern', '.*');
  const found = read(values, state, pattern, 'Ocr');
  return found.length > 0 ? found.map(toOcrText) : undefined;
};

/** All matching texts with their bounds; `undefined` when there are none. */
export function findTexts(values: Values, state: RunState, name: string): object[] | undefined {
  const found = read(values, state, typeof values.text === 'string' ? values.text : undefined, name);
  return found.length > 0 ? found.map(toResult) : undefined;
}

export const ocrOperations: Operations = {
  'android.screen.Ocr.find'(values, state) {
    const [first] = read(values, state, textOf(values, 'text'), 'Ocr.find');
    return first && toResult(first);
  },
  'android.screen.Ocr.find_all': (values, state) => findTexts(values, state, 'Ocr.find_all'),
  'android.screen.Ocr.exists': (values, state) =>
    read(values, state, textOf(values, 'text'), 'Ocr.exists').length > 0,
  'android.screen.Ocr.wait'(values, state) {
    const found = waitForText(values, state, numberOf(values, 'timeout', 10), 'Ocr.wait');
    return found && toResult(found);
  },
  'android.screen.Ocr.click': (values, state) =>
    press(values, state, numberOf(values, 'timeout'), 'Ocr.click'),
  'android.screen.Ocr.wait_click': (values, state) =>
    press(values, state, numberOf(values, 'timeout', 10), 'Ocr.wait_click'),
  'android.screen.Ocr.set_engine'() {},
  'android.screen.Ocr.matrix': (values, state) => readWithLibrary(values, state, 'Ocr.matrix')?.result,
  'android.screen.Ocr.matrix_detail': (values, state) => readWithLibrary(values, state, 'Ocr.matrix_detail'),
  'android.screen.Ocr.mlkitocr_v2': readWithEngine,
  'android.screen.Ocr.paddleocr': readWithEngine,
  'android.screen.Ocr.paddleocr_v2': readWithEngine,
  'android.screen.Ocr.paddleocr_v3': readWithEngine,
};

/** Reads only characters that a library file of the scene contains. */
function readWithLibrary(
  values: Values,
  state: RunState,
  name: string,
): {result: string; chars: object[]} | undefined {
  const path = textOf(values, 'font_lib');
  const library = getOwn(state.phone.scene.files, path);
  if (library === undefined) {
    state.noteUndocumented(
      'screen.Ocr.matrix',
      `The simulated project has no library ${path.split('/').at(-1)}.`,
    );
    return undefined;
  }
  const chars = read(values, state, undefined, name).flatMap(({text, bounds: [left, top, right, bottom]}) => {
    const step = (right - left) / text.length;
    return [...text].flatMap((character, index) =>
      library.includes(character)
        ? [
            {
              text: character,
              x: Math.round(left + index * step),
              y: top,
              w: Math.round(step),
              h: bottom - top,
            },
          ]
        : [],
    );
  });
  return chars.length > 0 ? {result: chars.map(({text}) => text).join(''), chars} : undefined;
}

function press(values: Values, state: RunState, timeoutSeconds: number, name: string): boolean {
  const found = waitForText(values, state, timeoutSeconds, name);
  if (!found) return false;
  tap(state, centerOf(found.bounds), TAP_MS);
  return true;
}

function waitForText(
  values: Values,
  state: RunState,
  timeoutSeconds: number,
  name: string,
): ReadText | undefined {
  return waitFor(state, timeoutSeconds * 1000, () => read(values, state, textOf(values, 'text'), name)[0]);
}

function read(values: Values, state: RunState, pattern: string | undefined, name: string): ReadText[] {
  const region = regionOf(values);
  const given = values.image ?? values.bitmap;
  const all = given
    ? readPicture(pictureOf(given, state), state, region)
    : readTexts(state.phone.frame(), region);
  const expression = pattern === undefined ? undefined : toTextPattern(pattern);
  const found = all.filter(({text}) => expression === undefined || expression.test(text));
  const least = numberOf(values, 'confidence', 0.1);
  const sure = found.filter(({confidence}) => confidence >= least);
  const query = `${name}(${pattern === undefined ? '' : JSON.stringify(pattern)})`;
  const matches = sure.map(({text, bounds, confidence}) => ({bounds, label: text, confidence}));
  reportMatches(state, {what: 'text', query, matches, region});
  return sure;
}

/** Reads a picture that is part of a screenshot. The texts of other pictures are unknown, so the screen is read instead. */
function readPicture(picture: Raster, state: RunState, region: Bounds | undefined): ReadText[] {
  const origin = state.origins.get(picture);
  if (!origin) {
    state.noteUndocumented(
      'screen.Ocr',
      'Here the texts of the screen are read, also when such a picture is given.',
    );
    return readTexts(state.phone.frame(), region);
  }
  return readFrom(origin, picture, region);
}

/** Reads the texts of a picture, or of a region of it, that shows a part of a screen. */
export function readFrom(
  {frame, left, top, scale: [scaleX, scaleY]}: PictureOrigin,
  picture: Raster,
  [l, t, r, b]: Bounds = [0, 0, picture.width, picture.height],
): ReadText[] {
  const area: Bounds = [left + l / scaleX, top + t / scaleY, left + r / scaleX, top + b / scaleY];
  return readTexts(frame, area).flatMap((read) => {
    const [x, y, right, bottom] = read.bounds;
    const bounds: Bounds = [
      Math.round((x - left) * scaleX),
      Math.round((y - top) * scaleY),
      Math.round((right - left) * scaleX),
      Math.round((bottom - top) * scaleY),
    ];
    return isReadable(cropRaster(picture, bounds)) ? [{...read, bounds}] : [];
  });
}

function toResult({text, bounds, confidence}: ReadText): object {
  const [centerX, centerY] = centerOf(bounds);
  return {text, rect: bounds, center_x: centerX, center_y: centerY, confidence};
}

function toOcrText({text, bounds, confidence}: ReadText): PythonCall {
  const [x, y] = bounds;
  const [centerX, centerY] = centerOf(bounds);
  return toPythonObject('OcrText', {
    text,
    confidence,
    x,
    y,
    center_x: centerX,
    center_y: centerY,
    region_position: bounds,
  });
}
