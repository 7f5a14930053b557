import type {Bounds, ScreenPoint} from '../geometry';
import type {Match} from '../run/runEvent';
import type {RunState} from '../run/runState';
import {type ColorMask, findAreas, findBlocks} from '../vision/findBlocks';
import {parseColorList} from '../vision/parseFeatureString';
import {sourceOf} from './bitmaps';
import {noteMode, toPoint, toPoints} from './colorOperations';
import {numberOf, type Operations, regionOf, textOf, type Values} from './operation';
import {reportMatches} from './reportMatches';

/** Searches for areas with enough pixels of a colour. */
export const blockOperations: Operations = {
  'android.screen.FindBlock.find': (values, state) => toPoint(searchBlocks(values, state, 'find', 1)),
  'android.screen.FindBlock.find_all': (values, state) =>
    toPoints(searchBlocks(values, state, 'find_all', numberOf(values, 'max_results', 200))),
  'android.screen.FindBlock.count_block': (values, state) => searchAreas(values, state, 'count_block').length,
  'android.screen.FindBlock.get_range': (values, state) =>
    searchAreas(values, state, 'get_range').map(([l, t, r, b]) => [l, t, r - l, b - t]),
};

function maskOf(values: Values): ColorMask {
  return {
    colors: parseColorList(textOf(values, 'colors')),
    similarity: numberOf(values, 'diff', 0.9),
    region: regionOf(values),
  };
}

function searchBlocks(values: Values, state: RunState, name: string, max: number): readonly ScreenPoint[] {
  const [width, height] = [numberOf(values, 'width', 50), numberOf(values, 'height', 50)];
  const found = findBlocks(sourceOf(values, state), {
    ...maskOf(values),
    width,
    height,
    least: numberOf(values, 'count', 100),
    space: numberOf(values, 'space'),
    max,
  });
  noteMode(values, state);
  const matches = found.map(([x, y]): Match => {
    const [left, top] = [x - Math.floor(width / 2), y - Math.floor(height / 2)];
    return {bounds: [left, top, left + width, top + height], label: textOf(values, 'colors')};
  });
  const query = `FindBlock.${name}(${JSON.stringify(values.colors)})`;
  reportMatches(state, {what: 'color', query, matches, region: regionOf(values)});
  return found;
}

function searchAreas(values: Values, state: RunState, name: string): readonly Bounds[] {
  state.noteUndocumented('screen.FindBlock', 'The unit of min_area is not documented; here it is pixels.');
  const found = findAreas(sourceOf(values, state), maskOf(values), numberOf(values, 'min_area', 10));
  const matches = found.map((bounds) => ({bounds, label: textOf(values, 'colors')}));
  const query = `FindBlock.${name}(${JSON.stringify(values.colors)})`;
  reportMatches(state, {what: 'color', query, matches, region: regionOf(values)});
  return found;
}
