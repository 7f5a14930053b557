import {cropRaster, type Raster, rasterise} from '../draw/rasterise';
import type {Bounds, Match, ScreenPoint} from '../run/runEvent';
import {captureScreen, type RunState} from '../run/runState';
import {PythonCall} from '../run/toPython';
import {colorAt, compareColors, countColors, findColors} from '../vision/findColors';
import {findPicture, type PictureMatch} from '../vision/findPicture';
import {parseColorList, parseFeatureString} from '../vision/parseFeatureString';
import {
  isFields,
  numberOf,
  type Operation,
  type Operations,
  regionOf,
  textOf,
  type Values,
} from './operation';
import {waitFor} from './timeOperations';

const OPAQUE = 0xff000000;
const MAX_REPORTED = 20;
/** What a picture must reach when the script says nothing; the product's own value is in its signature as `None`. */
const DEFAULT_CONFIDENCE = 0.9;

const capture: Operation = (values, state) => {
  const {width, height} = state.phone.scene.device;
  const region: Bounds = [
    numberOf(values, 'x'),
    numberOf(values, 'y'),
    numberOf(values, 'x1', width),
    numberOf(values, 'y1', height),
  ];
  state.emit({type: 'screenshot', region});
  return keep(state, cropRaster(captureScreen(state), region));
};

export const screenOperations: Operations = {
  'android.screen.capture': capture,
  'android.screen.capture_bitmap': capture,
  'android.screen.capture_cv': capture,
  'android.screen.capture_pil': capture,
  'android.screen.bitmap_to_cvimage': ({bitmap}, state) => keep(state, rasterOf(bitmap, state)),
  'android.screen.bitmap_to_pilimage': ({bitmap}, state) => keep(state, rasterOf(bitmap, state)),
  'android.screen.cvimage_to_bitmap': ({cvimg}, state) => keep(state, rasterOf(cvimg, state)),
  'android.screen.bitmap_crop'(values, state) {
    const region = regionOf(values);
    return values.bitmap === null || !region
      ? undefined
      : keep(state, cropRaster(rasterOf(values.bitmap, state), region));
  },
  'android.screen.file_to_bitmap'(values, state) {
    const picture = loadPicture(state, textOf(values, 'path'));
    return picture && keep(state, picture);
  },
  'android.screen.bitmap_to_file'(values, state) {
    state.noteOpen(
      'android.screen.bitmap_to_file',
      `A file ${textOf(values, 'path')} is there now; it holds no picture that can be read again.`,
    );
  },
  'bitmap.pixel'(values, state) {
    return (
      (colorAt(rasterOf(values.bitmap, state), numberOf(values, 'x'), numberOf(values, 'y')) ?? 0) | OPAQUE
    );
  },
  'android.screen.cache'({is_cache}, state) {
    state.kept = undefined;
    if (is_cache !== true) return undefined;
    state.kept = captureScreen(state);
    return keep(state, state.kept);
  },
  'android.screen.get_color'(values, state) {
    const [x, y] = [numberOf(values, 'x'), numberOf(values, 'y')];
    const color = colorAt(sourceOf(values, state), x, y);
    report(state, 'color', `get_color(${x}, ${y})`, color === undefined ? [] : [toMatch([x, y], color)]);
    return color === undefined ? undefined : new PythonCall('Color', [color | OPAQUE]);
  },
  'android.screen.get_color_num': (values, state) => count(values, state, 'get_color_num'),
  'android.screen.Colors.count': (values, state) => count(values, state, 'Colors.count'),
  'android.screen.Color.from_hex': (values) => parseHex(textOf(values, 'hex_str')),
  'android.screen.Color.make': (values) =>
    (numberOf(values, 'a', 255) << 24) |
    (numberOf(values, 'r') << 16) |
    (numberOf(values, 'g') << 8) |
    numberOf(values, 'b') |
    0,
  'android.screen.Color.distance': (values) => distance(numberOf(values, 'c1'), numberOf(values, 'c2')),
  'android.screen.Color.similar': (values) =>
    distance(numberOf(values, 'c1'), numberOf(values, 'c2')) <= numberOf(values, 'threshold', 30),
  'android.screen.hex_to_bgr'(values, state) {
    state.noteOpen(
      'android.screen.hex_to_bgr',
      'The order of the channels is described as blue, green, red; published code gives red, green, blue.',
    );
    const color = parseHex(textOf(values, 'hex_color'));
    return new PythonCall('tuple', [[color & 255, (color >> 8) & 255, (color >> 16) & 255]]);
  },
  'android.screen.CompareColors.compare'(values, state) {
    const points = parseFeatureString(textOf(values, 'colors'));
    const similarity = numberOf(values, 'diff', 0.9);
    noteMode(values, state);
    const least = numberOf(values, 'sim', 1);
    const isThere = waitFor(state, numberOf(values, 'until'), () =>
      compareColors(sourceOf(values, state), points, similarity) >= least ? true : undefined,
    );
    const matches = isThere ? points.map(({x, y, color}) => toMatch([x, y], color)) : [];
    report(state, 'color', `CompareColors.compare(${JSON.stringify(values.colors)})`, matches);
    return isThere ?? false;
  },
  'android.screen.CompareColors.compare_multi'(values, state) {
    const list = Array.isArray(values.colors_list) ? values.colors_list.map(String) : [];
    const source = sourceOf(values, state);
    const index = list.findIndex(
      (colors) =>
        compareColors(source, parseFeatureString(colors), numberOf(values, 'diff', 0.9)) >=
        numberOf(values, 'sim', 1),
    );
    const found = list[index];
    const matches = found ? parseFeatureString(found).map(({x, y, color}) => toMatch([x, y], color)) : [];
    report(state, 'color', `CompareColors.compare_multi(${list.length} strings)`, matches);
    return index;
  },
  'android.screen.FindColors.find'(values, state) {
    const [first] = searchColors(values, state, 'FindColors.find', 1);
    return first && new PythonCall('Point', first);
  },
  'android.screen.FindColors.find_all'(values, state) {
    const found = searchColors(values, state, 'FindColors.find_all', numberOf(values, 'p_max_num', 999_999));
    return found.length > 0 ? found.map((point) => new PythonCall('Point', point)) : undefined;
  },
  'android.screen.FindColors.find_color'(values, state) {
    const [first] = searchColors(
      {...values, colors: `0,0,${textOf(values, 'color')}`},
      state,
      'FindColors.find_color',
      1,
    );
    return first && {x: first[0], y: first[1]};
  },
  'android.screen.FindColors.find_all_color'(values, state) {
    const changed = {...values, colors: `0,0,${textOf(values, 'color')}`, space: 1};
    const found = searchColors(
      changed,
      state,
      'FindColors.find_all_color',
      numberOf(values, 'max_num', 999_999),
    );
    return found.length > 0 ? found.map(([x, y]) => ({x, y})) : undefined;
  },
  'android.screen.FindImages.find': (values, state) => searchPictures(values, state, 'find', 1)[0],
  'android.screen.FindImages.find_template': (values, state) =>
    searchPictures(values, state, 'find_template', 1)[0],
  'android.screen.FindImages.find_sift': (values, state) => searchPictures(values, state, 'find_sift', 1)[0],
  'android.screen.FindImages.find_all': (values, state) => listPictures(values, state, 'find_all'),
  'android.screen.FindImages.find_all_template': (values, state) =>
    listPictures(values, state, 'find_all_template'),
  'android.screen.FindImages.find_all_sift': (values, state) => listPictures(values, state, 'find_all_sift'),
};

/** Keeps a picture for the script and gives the object that stands for it. */
function keep(state: RunState, raster: Raster): PythonCall {
  const id = state.bitmaps.size + 1;
  state.bitmaps.set(id, raster);
  return new PythonCall('Bitmap', [id, raster.width, raster.height]);
}

function rasterOf(value: unknown, state: RunState): Raster {
  const id = isFields(value) && value.$ === 'bitmap' ? value.id : undefined;
  return (typeof id === 'number' ? state.bitmaps.get(id) : undefined) ?? captureScreen(state);
}

/** The picture that a call names, else the screen. */
function sourceOf({image, bitmap, source_img}: Values, state: RunState): Raster {
  return rasterOf(image ?? bitmap ?? source_img, state);
}

function searchColors(values: Values, state: RunState, name: string, max: number): readonly ScreenPoint[] {
  const points = parseFeatureString(textOf(values, 'colors'));
  const region = regionOf(values);
  noteMode(values, state);
  const search = {
    points,
    similarity: numberOf(values, 'diff', 0.98),
    ori: numberOf(values, 'ori', 2),
    space: numberOf(values, 'space', 5),
    max,
    ...(region ? {region} : {}),
  };
  const found =
    waitFor(state, numberOf(values, 'until'), () => {
      const now = findColors(sourceOf(values, state), search);
      return now.length > 0 ? now : undefined;
    }) ?? [];
  const color = points[0]?.color ?? 0;
  report(
    state,
    'color',
    `${name}(${JSON.stringify(values.colors)})`,
    found.map((point) => toMatch(point, color)),
    region,
  );
  return found;
}

function count(values: Values, state: RunState, name: string): number {
  const region = regionOf(values);
  const colors = parseColorList(textOf(values, 'colors'));
  const similarity = numberOf(values, 'sim', 1);
  const total = countColors(sourceOf(values, state), colors, {region, similarity});
  const matches = region ? [{bounds: region, label: `${total} pixels`}] : [];
  state.emit({
    type: 'find',
    what: 'color',
    query: `${name}(${JSON.stringify(values.colors)})`,
    matches,
    count: total,
    ...(region ? {region} : {}),
  });
  return total;
}

function listPictures(values: Values, state: RunState, name: string): unknown {
  const found = searchPictures(values, state, name, numberOf(values, 'maxcnt'));
  return found.length > 0 ? found : undefined;
}

function searchPictures(values: Values, state: RunState, name: string, max: number): readonly object[] {
  const paths = Array.isArray(values.part_img) ? values.part_img.map(String) : [textOf(values, 'part_img')];
  const region = regionOf(values);
  const source = sourceOf(values, state);
  const search = {
    confidence: numberOf(values, 'confidence', DEFAULT_CONFIDENCE),
    ori: numberOf(values, 'ori', 2),
    max,
    ...(region ? {region} : {}),
  };
  const found = paths.flatMap((path, index) => {
    const picture = loadPicture(state, path);
    return picture ? findPicture(source, picture, search).map((match) => ({match, index})) : [];
  });
  const wanted = max > 0 ? found.slice(0, max) : found;
  const matches = wanted.map(({match: {bounds, confidence}, index}) => ({
    bounds,
    confidence,
    label: paths[index]?.split('/').at(-1) ?? '',
  }));
  report(
    state,
    'picture',
    `FindImages.${name}(${JSON.stringify(paths.map((path) => path.split('/').at(-1)))})`,
    matches,
    region,
  );
  return wanted.map(({match, index}) => toImageMatch(match, index));
}

function toImageMatch({bounds, confidence}: PictureMatch, index: number): object {
  const [left, top, right, bottom] = bounds;
  return {
    center_x: Math.floor((left + right) / 2),
    center_y: Math.floor((top + bottom) / 2),
    rect: bounds,
    confidence: Math.round(confidence * 1000) / 1000,
    index,
  };
}

/** The picture of a file of the project; says so when the simulation has none of this name. */
function loadPicture(state: RunState, path: string): Raster | undefined {
  const name =
    path
      .split('/')
      .at(-1)
      ?.replace(/\.\w+$/, '') ?? '';
  const picture = state.phone.scene.pictures?.[name];
  if (!picture) {
    state.noteOpen(
      'android.screen.FindImages',
      `The simulated project has no picture ${path.split('/').at(-1)}.`,
    );
    return undefined;
  }
  return rasterise([...picture.shapes], picture.width, picture.height);
}

function report(
  state: RunState,
  what: 'color' | 'picture',
  query: string,
  matches: readonly Match[],
  region?: Bounds | undefined,
): void {
  const reported = matches.slice(0, MAX_REPORTED);
  state.emit({
    type: 'find',
    what,
    query,
    matches: reported,
    count: matches.length,
    ...(region ? {region} : {}),
  });
}

function noteMode({mode}: Values, state: RunState): void {
  if (typeof mode === 'number' && mode !== 0)
    state.noteOpen(
      'android.screen.FindColors',
      'Only the mode RGB (0) is simulated; the other modes are compared like it.',
    );
}

function toMatch([x, y]: ScreenPoint, color: number): Match {
  return {bounds: [x, y, x + 1, y + 1], label: `#${color.toString(16).padStart(6, '0')}`};
}

function parseHex(text: string): number {
  const digits = text.replace('#', '');
  const number = Number.parseInt(digits, 16) || 0;
  return (digits.length <= 6 ? number | OPAQUE : number) | 0;
}

function distance(a: number, b: number): number {
  const channels = [16, 8, 0].map((shift) => ((a >> shift) & 255) - ((b >> shift) & 255));
  return Math.sqrt(channels.reduce((sum, difference) => sum + difference * difference, 0));
}
