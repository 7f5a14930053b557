import {readCodes} from '../vision/readCodes';
import {pictureOf} from './bitmaps';
import {type Operations, regionOf} from './operation';
import {reportMatches} from './reportMatches';

export const codeOperations: Operations = {
  'android.screen.CodeScanner.scan'(values, state) {
    const region = regionOf(values);
    const raster = pictureOf(values.bitmap ?? values.image, state);
    const found = readCodes(raster, state.phone.scene.pictures ?? {}, region);
    const matches = found.map(({bounds, value}) => ({bounds, label: value}));
    reportMatches(state, {what: 'picture', query: 'CodeScanner.scan()', matches, region});
    return found.map(({bounds, ...code}) => ({...code, rect: bounds}));
  },
};
