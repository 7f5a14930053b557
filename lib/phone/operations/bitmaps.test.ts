import path from 'node:path';
import {expect, it} from 'vitest';
import {createPhone} from '../device/createPhone';
import type {Raster} from '../draw/rasterise';
import {createRunState} from '../run/createRunState';
import {loadScene} from '../scene/loadScene';
import {runOnPhone} from '../testing/runOnPhone';
import {keepPicture, pictureOf} from './bitmaps';

/** So many pictures of 64 MB are kept. */
const KEPT = 4;

function openRun() {
  const scene = loadScene(path.resolve(__dirname, '../../..'), 'settings', 'bitmaps.test.ts');
  const state = createRunState({source: '', scene}, createPhone(scene), {}, () => {});
  const keep = (raster: Raster) => ({$: 'bitmap', id: keepPicture(state, raster).values[0]});
  return {keep, find: (picture: object) => pictureOf(picture, state)};
}

function createRaster(): Raster {
  return {width: 4096, height: 4096, pixels: new Uint32Array(2 ** 24)};
}

it('keeps the pictures that were used last, and says of others that they are gone', () => {
  const {keep, find} = openRun();
  const rasters = Array.from({length: KEPT}, createRaster);
  const pictures = rasters.map(keep);
  expect(pictures.map(find)).toEqual(rasters);
  const [first, second, ...others] = pictures;
  if (!first || !second) throw new Error('there are as many pictures as are kept');
  find(first);
  const last = keep(createRaster());
  expect(() => find(second)).toThrow('the picture is gone');
  expect([first, ...others, last].map(find)).toHaveLength(KEPT);
});

it('counts one picture once, however many names it has', () => {
  const {keep, find} = openRun();
  const raster = createRaster();
  const pictures = Array.from({length: 2 * KEPT}, () => keep(raster));
  expect(new Set(pictures.map(find))).toEqual(new Set([raster]));
});

it.each([
  ['shop', 'android', ['/project/res/img/nothing.png'], []],
  ['iphone', 'ios', [], ['The simulated project has no picture nothing.png.']],
])(
  'says in %s what the manual says of a picture whose file is missing',
  async (scene, platform, printed, notes) => {
    const {events} = await runOnPhone({
      source: [
        `from ascript.${platform}.screen import FindImages`,
        `from ascript.${platform}.system import R`,
        'for look in range(2):',
        '    print(FindImages.find(R.img("nothing.png")))',
      ].join('\n'),
      scene: loadScene(path.resolve(__dirname, '../../..'), scene, 'bitmaps.test.ts'),
    });
    const texts = events.flatMap((event) => (event.type === 'output' ? [event.text] : []));
    expect(texts.filter((text) => text !== 'None\n')).toEqual(
      printed.map((file) => `找不到图片文件:${file}\n`),
    );
    expect(events.flatMap((event) => (event.type === 'undocumented' ? [event.note] : []))).toEqual(notes);
  },
);
