import {centerOf} from '../geometry';
import type {RunState} from '../run/runState';
import {findPicture, type PictureMatch} from '../vision/findPicture';
import {loadPicture, sourceOf, tellMissing} from './bitmaps';
import {numberOf, type Operations, regionOf, textOf, type Values} from './operation';
import {reportMatches} from './reportMatches';

/** Used when a script passes no confidence. The product's signature says `None`, so its own default is not known. */
const DEFAULT_CONFIDENCE = 0.9;
/** A real search never returns exactly 1, which Python would print as a whole number. */
const MOST_CONFIDENT = 0.999;

/** Searches for pictures. */
export const pictureOperations: Operations = {
  'android.screen.FindImages.find': (values, state) => searchPictures(values, state, 'find', 1)[0],
  'android.screen.FindImages.find_template': (values, state) =>
    searchPictures(values, state, 'find_template', 1)[0],
  'android.screen.FindImages.find_sift': (values, state) => searchPictures(values, state, 'find_sift', 1)[0],
  'android.screen.FindImages.find_all': (values, state) => listPictures(values, state, 'find_all'),
  'android.screen.FindImages.find_all_template': (values, state) =>
    listPictures(values, state, 'find_all_template'),
  'android.screen.FindImages.find_all_sift': (values, state) => listPictures(values, state, 'find_all_sift'),
};

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
    const picture = loadPicture(state, path, tellMissing);
    return picture ? findPicture(source, picture, search).map((match) => ({match, index})) : [];
  });
  const wanted = max > 0 ? found.slice(0, max) : found;
  const matches = wanted.map(({match: {bounds, confidence}, index}) => ({
    bounds,
    confidence,
    label: paths[index]?.split('/').at(-1) ?? '',
  }));
  const query = `FindImages.${name}(${JSON.stringify(paths.map((path) => path.split('/').at(-1)))})`;
  reportMatches(state, {what: 'picture', query, matches, region});
  return wanted.map(({match, index}) => toImageMatch(match, index));
}

/** A match as the product's dict; `index` is that of the picture in the list that was searched for. */
export function toImageMatch({bounds, confidence}: PictureMatch, index: number): object {
  const [centerX, centerY] = centerOf(bounds);
  return {
    center_x: centerX,
    center_y: centerY,
    rect: bounds,
    confidence: Math.min(MOST_CONFIDENT, Math.round(confidence * 1000) / 1000),
    index,
  };
}
