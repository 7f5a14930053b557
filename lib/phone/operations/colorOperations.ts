import type {ScreenPoint} from '../geometry';
import type {Match} from '../run/runEvent';
import type {RunState} from '../run/runState';
import {PythonCall} from '../run/toPython';
import {colorAt, compareColors, countColors, findColors} from '../vision/findColors';
import {parseColorList, parseFeatureString} from '../vision/parseFeatureString';
import {OPAQUE, sourceOf} from './bitmaps';
import {numberOf, type Operations, regionOf, textOf, type Values} from './operation';
import {reportMatches} from './reportMatches';
import {waitFor} from './timeOperations';

/** Reads, compares and searches colours. */
export const colorOperations: Operations = {
  'android.screen.get_color'(values, state) {
    const [x, y] = [numberOf(values, 'x'), numberOf(values, 'y')];
    const color = colorAt(sourceOf(values, state), x, y);
    reportMatches(state, {
      what: 'color',
      query: `get_color(${x}, ${y})`,
      matches: color === undefined ? [] : [toMatch([x, y], color)],
    });
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
    state.noteUndocumented(
      'screen.hex_to_bgr',
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
    const query = `CompareColors.compare(${JSON.stringify(values.colors)})`;
    reportMatches(state, {what: 'color', query, matches});
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
    const query = `CompareColors.compare_multi(${list.length} strings)`;
    reportMatches(state, {what: 'color', query, matches});
    return index;
  },
  'android.screen.FindColors.find': (values, state) =>
    toPoint(searchColors(values, state, 'FindColors.find', 1)),
  'android.screen.FindColors.find_all': (values, state) =>
    toPoints(searchColors(values, state, 'FindColors.find_all', numberOf(values, 'p_max_num', 999_999))),
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
};

/** The first place as a script gets it; `None` for none. */
export function toPoint([first]: readonly ScreenPoint[]): PythonCall | undefined {
  return first && new PythonCall('Point', first);
}

/** All places as a script gets them; `None`, not an empty list, for none. */
export function toPoints(found: readonly ScreenPoint[]): PythonCall[] | undefined {
  return found.length > 0 ? found.map((point) => new PythonCall('Point', point)) : undefined;
}

function searchColors(values: Values, state: RunState, name: string, max: number): readonly ScreenPoint[] {
  const points = parseFeatureString(textOf(values, 'colors'));
  const region = regionOf(values);
  noteMode(values, state);
  const ori = numberOf(values, 'ori', 2);
  if (!(ori >= 1 && ori <= 8))
    state.noteUndocumented('screen.FindColors', `Directions go from 1 to 8; ${ori} is not documented.`);
  const search = {
    points,
    similarity: numberOf(values, 'diff', 0.98),
    ori,
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
  reportMatches(state, {
    what: 'color',
    query: `${name}(${JSON.stringify(values.colors)})`,
    matches: found.map((point) => toMatch(point, color)),
    region,
  });
  return found;
}

function count(values: Values, state: RunState, name: string): number {
  const region = regionOf(values);
  const colors = parseColorList(textOf(values, 'colors'));
  const similarity = numberOf(values, 'sim', 1);
  const total = countColors(sourceOf(values, state), colors, {region, similarity});
  const matches = region ? [{bounds: region, label: `${total} pixels`}] : [];
  const query = `${name}(${JSON.stringify(values.colors)})`;
  reportMatches(state, {what: 'color', query, matches, region, count: total});
  return total;
}

/** Notes that a mode is compared like the first. */
export function noteMode({mode}: Values, state: RunState): void {
  if (typeof mode === 'number' && mode !== 0)
    state.noteUndocumented(
      'screen.FindColors',
      'Only the mode RGB (0) is simulated; the other modes are compared like it.',
    );
}

/** A found point, labelled with the colour that was searched for. */
export function toMatch([x, y]: ScreenPoint, color: number): Match {
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
