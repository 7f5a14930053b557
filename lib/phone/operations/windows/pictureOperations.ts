import {clientAreaOf} from '../../device/liveWindow';
import {resizeRaster} from '../../draw/adjustRaster';
import type {Raster} from '../../draw/rasterise';
import {centerOf, intersects, type ScreenPoint} from '../../geometry';
import type {RunState} from '../../run/runState';
import {PythonCall, PythonFields} from '../../run/toPython';
import {compareColors, findColors} from '../../vision/findColors';
import {findPicture, type PictureMatch} from '../../vision/findPicture';
import {parseFeatureString} from '../../vision/parseFeatureString';
import {keepPicture, loadPicture, pictureOf} from '../bitmaps';
import {toMatch} from '../colorOperations';
import {numberOf, type Operations, regionOf, stateOf, textOf, type Values} from '../operation';
import {reportMatches} from '../reportMatches';
import {findWindow, windowOf} from './desktopOf';
import {clickMouse} from './mouse';
import {savePicture, takeScreen, takeWindow, textsOn, toSlashes} from './windowPictures';

/** A real search never returns exactly 1. */
const MOST_CONFIDENT = 0.999;

export const pictureOperations: Operations = {
  'windows.screen.screen_core.Screen.size': (_values, {phone}) => [
    phone.scene.device.width,
    phone.scene.device.height,
  ],
  'windows.screen.screen_core.Screen.capture'(values, state) {
    const format = textOf(values, 'format', 'pillow');
    if (format.startsWith('base64')) {
      state.emit({type: 'not-simulated', name: 'windows.screen.screen_core.Screen.capture'});
      return undefined;
    }
    const picture = takeScreen(state, regionOf(values));
    savePicture(state, values.save_path, picture);
    return keepPicture(state, picture, format === 'pillow' ? 'bitmap' : 'array');
  },
  'windows.screen.find_colors.FindColors.find'(values, state) {
    const [first] = searchColors(values, state, 'find', 1);
    return first && new PythonCall('tuple', [first]);
  },
  'windows.screen.find_colors.FindColors.find_all'(values, state) {
    const found = searchColors(
      values,
      state,
      'find_all',
      numberOf(values, 'max_res') || Number.POSITIVE_INFINITY,
    );
    noteEmpty(found, 'screen.find_colors.FindColors.find_all', state);
    return found.map((point) => new PythonCall('tuple', [point]));
  },
  'windows.screen.find_images.FindImages.find_all_template': (values, state) =>
    searchPicture(values, state, {name: 'FindImages.find_all_template', max: numberOf(values, 'max_res')}),
  'windows.screen.find_images.FindImages.find_akaze'(values, state) {
    noteFeatures('screen.find_images.FindImages.find_akaze', state);
    return searchPicture(values, state, {name: 'FindImages.find_akaze', max: 1, least: 0.9, method: 'akaze'});
  },
  'windows.screen.find_images.FindImages.find_template'() {},
  'windows.screen.as_cv.AsCv.find': (values, state) =>
    searchPicture(values, state, {name: 'AsCv.find', max: numberOf(values, 'maxcnt', 1)}),
  'windows.screen.as_cv.AsCv.find_all_template': (values, state) =>
    searchPicture(values, state, {name: 'AsCv.find_all_template', max: numberOf(values, 'maxcnt')}),
  'windows.screen.as_cv.AsCv.find_all_multi_scale'(values, state) {
    const [from = 0.5, to = 1.5] = Array.isArray(values.scale_range) ? values.scale_range.map(Number) : [];
    const steps = Math.max(2, numberOf(values, 'steps', 10));
    const scales = Array.from({length: steps}, (_, index) => from + ((to - from) * index) / (steps - 1));
    const max = numberOf(values, 'maxcnt');
    return searchPicture(values, state, {
      name: 'AsCv.find_all_multi_scale',
      max,
      scales,
      method: 'multi_scale',
    });
  },
  'windows.screen.as_cv.AsCv.find_akaze'(values, state) {
    noteFeatures('screen.as_cv.AsCv.find_akaze', state);
    return searchPicture(values, state, {name: 'AsCv.find_akaze', max: 1, least: 0.9, method: 'akaze'});
  },
  'windows.screen.as_cv.AsCv.to_numpy': ({im}, state) =>
    im === null ? undefined : keepPicture(state, sourceOf(im, state), 'array'),
  'windows.utils.screen_utils.compare_colors'(values, state) {
    const points = parseFeatureString(textOf(values, 'colors'));
    const isSame = compareColors(sourceOf(values.img, state), points, numberOf(values, 'sim')) === 1;
    const matches = isSame ? points.map(({x, y, color}) => toMatch([x, y], color)) : [];
    reportMatches(state, {what: 'color', query: `compare_colors(${JSON.stringify(values.colors)})`, matches});
    return isSame;
  },
  'windows.utils.screen_utils.find_colors'(values, state) {
    const max = numberOf(values, 'max_points');
    const given = {
      colors: values.colors,
      threshold: values.sim,
      ori: values.ore,
      exclusion_radius: values.space,
      im_source: values.img,
    };
    const found = searchColors(given, state, 'find_colors', max < 0 ? Number.POSITIVE_INFINITY : max);
    noteEmpty(found, 'utils.screen_utils.find_colors', state);
    return found.map((point) => new PythonCall('Point', point));
  },
  'rapidocr.click': clickText,
  'rapidocr.read'({image}, state) {
    const picture = pictureOf(image, state);
    const found = textsOn(picture);
    if (!found)
      state.noteUndocumented(
        'screen.ocr',
        'Texts are read here on pictures of the screen and of windows alone.',
      );
    const matches = (found ?? []).map(({text, bounds, confidence}) => ({bounds, label: text, confidence}));
    reportMatches(state, {what: 'text', query: 'RapidOCR()(picture)', matches});
    return (found ?? []).map(({text, bounds, confidence}) => {
      const [left, top, right, bottom] = bounds;
      const center = new PythonCall('tuple', [centerOf(bounds)]);
      const box = [
        [left, top],
        [right, top],
        [right, bottom],
        [left, bottom],
      ];
      return new PythonFields({txt: text, score: confidence, center, rect: bounds, box});
    });
  },
};

/** Clicks the position of a text: `center` in the client area of `window`, or on the screen without one. */
function clickText({center, window}: Values, state: RunState): void {
  const [x, y] = Array.isArray(center) ? center.map(Number) : [];
  const of = window === null || window === undefined ? undefined : windowOf(window, state);
  const [left, top] = of ? clientAreaOf(of.bounds) : [0, 0];
  const at = [left + (x ?? 0), top + (y ?? 0)] as const;
  clickMouse(state, {at, button: 'left', clicks: 1, intervalMs: 0, travelMs: 0, holdMs: 50, spread: 0});
}

function searchColors(values: Values, state: RunState, name: string, max: number): readonly ScreenPoint[] {
  const points = parseFeatureString(textOf(values, 'colors'));
  const region = regionOf(values);
  const found = findColors(sourceOf(values.im_source, state), {
    points,
    similarity: numberOf(values, 'threshold', 0.95),
    ori: numberOf(values, 'ori', 2),
    space: numberOf(values, 'exclusion_radius', 5),
    max,
    ...(region ? {region} : {}),
  });
  const color = points[0]?.color ?? 0;
  const matches = found.map((point) => toMatch(point, color));
  const query = `FindColors.${name}(${JSON.stringify(values.colors)})`;
  reportMatches(state, {what: 'color', query, matches, region});
  return found;
}

interface PictureQuery {
  name: string;
  /** Largest number of matches; 0 means no limit. */
  max: number;
  /** Least similarity; by default the argument `threshold`. */
  least?: number;
  /** Sizes at which the picture is searched; by default its own. */
  scales?: readonly number[];
  /** Name of the method in the results. */
  method?: string;
}

interface ScaledMatch extends PictureMatch {
  scale: number;
}

function searchPicture(values: Values, state: RunState, wish: PictureQuery): PythonCall[] {
  const {name, max, scales = [1], method = 'template_fast'} = wish;
  const least = wish.least ?? numberOf(values, 'threshold', 0.8);
  const source = sourceOf(values.im_source, state);
  const wanted = sourceOf(values.im_search, state);
  const all = scales.flatMap((scale): ScaledMatch[] => {
    const [width, height] = [Math.round(wanted.width * scale), Math.round(wanted.height * scale)];
    const part = scale === 1 ? wanted : resizeRaster(wanted, width, height);
    return findPicture(source, part, {confidence: least, ori: 2, max: 0}).map((match) => ({...match, scale}));
  });
  const sorted = all.sort((a, b) => b.confidence - a.confidence);
  const apart = sorted.filter(
    ({bounds}, index) => !sorted.slice(0, index).some((better) => intersects(better.bounds, bounds)),
  );
  const found = max > 0 ? apart.slice(0, max) : apart;
  const label =
    typeof values.im_search === 'string' ? (values.im_search.split(/[\\/]/).at(-1) ?? '') : 'picture';
  const matches = found.map(({bounds, confidence}) => ({bounds, confidence, label}));
  reportMatches(state, {what: 'picture', query: `${name}(${JSON.stringify(label)})`, matches});
  noteEmpty(
    found,
    name === 'FindImages.find_all_template' ? 'screen.find_images.FindImages' : 'screen.as_cv.AsCv',
    state,
  );
  return found.map((match) => toMatchResult(match, method));
}

function toMatchResult({bounds, confidence, scale}: ScaledMatch, method: string): PythonCall {
  const [left, top, right, bottom] = bounds;
  const [x, y] = centerOf(bounds);
  const corners = [
    [left, top],
    [left, bottom],
    [right, bottom],
    [right, top],
  ];
  return new PythonCall('MatchResult', [
    new PythonFields({
      x,
      y,
      center: new PythonCall('tuple', [[x, y]]),
      rect: [...bounds],
      rectangle: corners.map((corner) => new PythonCall('tuple', [corner])),
      confidence: Math.min(MOST_CONFIDENT, Math.round(confidence * 1000) / 1000),
      method,
      scale: Math.round(scale * 100) / 100,
    }),
  ]);
}

/** The picture of an argument: a file, a picture in memory, a window or its handle; the screen for `None`. Throws for what is missing. */
function sourceOf(value: unknown, state: RunState): Raster {
  if (value === null || value === undefined) return takeScreen(state);
  if (typeof value === 'string') {
    const picture = loadPicture(state, toSlashes(value));
    if (!picture) throw new Error(`there is no picture ${value}`);
    return picture;
  }
  const handle = typeof value === 'number' ? value : stateOf(value).handle;
  if (typeof handle !== 'number') return pictureOf(value, state);
  const window = findWindow(handle, state);
  if (!window) throw new Error(`there is no window with the handle ${handle}`);
  state.noteUndocumented(
    'screen.find_images.FindImages',
    'Whether places in a window count from its corner or from that of its inside is not documented; here it is its corner.',
  );
  return takeWindow(state, window, 'all') ?? takeScreen(state);
}

function noteEmpty(found: readonly unknown[], name: string, state: RunState): void {
  if (found.length === 0)
    state.noteUndocumented(
      name,
      'What comes back when nothing matches is not documented; here it is an empty list.',
    );
}

function noteFeatures(name: string, state: RunState): void {
  state.noteUndocumented(
    name,
    'Here the picture is found in its own size and upright alone, without comparing features.',
  );
}
