import {getOwn} from '../../collections/getOwn';
import {isRecord} from '../../validation/isRecord';
import {clampBounds, cropRaster, type Raster, rasterise} from '../draw/rasterise';
import type {Bounds} from '../geometry';
import {captureScreen, type PictureOrigin, type RunState} from '../run/runState';
import {PythonCall} from '../run/toPython';
import type {Values} from './operation';

/** Alpha of Android's colours, which are `0xaarrggbb`. */
export const OPAQUE = 0xff000000;

/** The type of a picture in a script: Android's Bitmap, or an OpenCV array with three channels or one. */
export type PictureForm = 'bitmap' | 'array' | 'grey';

/** The pixels of all pictures that a run keeps: 25 screens of a phone, 256 MB. */
const MAX_PIXELS = 2 ** 26;

/** Registers a picture with the run, and returns its Python object. */
export function keepPicture({bitmaps}: RunState, raster: Raster, form: PictureForm = 'bitmap'): PythonCall {
  const id = bitmaps.size + 1;
  bitmaps.set(id, raster);
  dropUnused(bitmaps);
  const size = [id, raster.width, raster.height];
  return form === 'bitmap'
    ? new PythonCall('Bitmap', size)
    : new PythonCall('Array', [...size, form === 'array' ? 3 : 1]);
}

/** Drops the pictures that have not been used for the longest time: the phone does not see when a script needs one no more. */
function dropUnused(bitmaps: RunState['bitmaps']): void {
  const kept = new Set<Raster>();
  let pixels = 0;
  for (const [id, raster] of [...bitmaps].reverse()) {
    if (!raster || kept.has(raster)) continue;
    pixels += raster.pixels.length;
    if (pixels > MAX_PIXELS) bitmaps.set(id, undefined);
    else kept.add(raster);
  }
}

/** Crops a picture; the part keeps its origin on the screen, so that texts can be read in it. */
export function cutPicture(state: RunState, raster: Raster, region: Bounds): Raster {
  const area = clampBounds(region, raster);
  const cut = cropRaster(raster, area);
  const [left, top] = area;
  const origin = state.origins.get(raster);
  if (origin) state.origins.set(cut, cutOrigin(origin, left, top));
  return cut;
}

/** The origin of a part of a picture. */
export function cutOrigin(origin: PictureOrigin, left: number, top: number): PictureOrigin {
  const [scaleX, scaleY] = origin.scale;
  return {...origin, left: origin.left + left / scaleX, top: origin.top + top / scaleY};
}

/** The picture of a Python argument; a new screenshot for any other value. Throws for a picture that was dropped. */
export function pictureOf(value: unknown, state: RunState): Raster {
  const id = isRecord(value) && value.$ === 'bitmap' ? value.id : undefined;
  if (typeof id !== 'number') return captureScreen(state);
  const {bitmaps} = state;
  const raster = bitmaps.get(id);
  if (!raster) throw new Error('the picture is gone: a run keeps 256 MB, those that were used last');
  bitmaps.delete(id);
  bitmaps.set(id, raster);
  return raster;
}

/** The picture that a call searches: the one it is given, else a new screenshot. */
export function sourceOf({image, bitmap, source_img}: Values, state: RunState): Raster {
  return pictureOf(image ?? bitmap ?? source_img, state);
}

/** A picture that the script has saved, or one of the project's files; `undefined`, after `onMissing`, when there is none. */
export function loadPicture(state: RunState, path: string, onMissing = noteMissing): Raster | undefined {
  const saved = state.saved.get(path);
  if (saved) return saved;
  const {pictures} = state.phone.scene;
  const name = path.replace(/^.*\/res\/img\//, '').replace(/\.\w+$/, '');
  const picture = getOwn(pictures, name) ?? getOwn(pictures, name.replace(/^.*\//, ''));
  if (!picture) {
    onMissing(state, path);
    return undefined;
  }
  return rasterise([...picture.shapes], picture.width, picture.height);
}

function noteMissing(state: RunState, path: string): void {
  state.noteUndocumented(
    'screen.FindImages',
    `The simulated project has no picture ${path.split('/').at(-1)}.`,
  );
}

/**
 * What searches for pictures do when the file is missing: those of Android print it (docs/android/api/screen/findimages.mdx#fails);
 * here once for each file, since a script looks many times.
 */
export function tellMissing(state: RunState, path: string): void {
  if (state.phone.scene.platform !== 'android') noteMissing(state, path);
  else if (!state.missing.has(path) && state.missing.add(path))
    state.emit({type: 'output', text: `找不到图片文件:${path}\n`, stream: 'out'});
}
