import {rasterise} from '../draw/rasterise';
import {findPicture} from '../vision/findPicture';
import {pictureOf} from './bitmaps';
import {numberOf, type Operations, textOf} from './operation';
import {reportMatches} from './reportMatches';

/** Confidence of every simulated result; a real model rates each object. */
const DETECTION_CONFIDENCE = 0.91;
const MIN_SIMILARITY = 0.97;

export const pluginOperations: Operations = {
  'android.plug.load'(values, state) {
    state.noteUndocumented(
      'plug.load',
      `Nothing is downloaded: of ${textOf(values, 'plug_and_version')} the simulation has its own copy or none.`,
    );
  },
  'plugin.detect'(values, state) {
    const {detected = [], pictures = {}} = state.phone.scene;
    const raster = pictureOf(values.bitmap, state);
    const known = detected.slice(0, numberOf(values, 'count'));
    if (DETECTION_CONFIDENCE < numberOf(values, 'threshold')) return [];
    const hits = known.flatMap((name, index) => {
      const picture = pictures[name];
      if (!picture) return [];
      const wanted = rasterise([...picture.shapes], picture.width, picture.height);
      return findPicture(raster, wanted, {confidence: MIN_SIMILARITY, ori: 2, max: 0}).map(({bounds}) => ({
        class_id: index,
        confidence: DETECTION_CONFIDENCE,
        rect: bounds,
        label: name,
      }));
    });
    const matches = hits.map(({rect, confidence, label}) => ({bounds: rect, confidence, label}));
    reportMatches(state, {what: 'picture', query: 'detect()', matches});
    return hits;
  },
};
