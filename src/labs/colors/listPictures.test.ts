import {DEFAULT_SETUP} from '@site/lib/colors/colorSetup';
import type {PictureReport} from '@site/lib/colors/createColorService';
import {expect, it} from 'vitest';
import type {LabPicture} from './labPicture';
import {listPictures} from './listPictures';

const PICTURE: LabPicture = {
  id: 1,
  name: 'shop.png',
  raster: {width: 1, height: 1, pixels: new Uint32Array(1)},
  bitmap: {width: 1, height: 1, close() {}},
  role: 'match',
  notes: [],
};
const FITS: PictureReport = {task: 'compare', picture: 1, ms: 4, fits: [true]};
const SETUP = {...DEFAULT_SETUP, points: [{x: 0, y: 0, color: 0}]};

it('tells what was found in each picture, of one that was not searched yet nothing', () => {
  const other = {...PICTURE, id: 2};
  const listed = listPictures([PICTURE, other], {...SETUP, task: 'compare'}, {placed: [], pictures: [FITS]});
  expect(listed).toMatchObject([
    {name: 'shop.png', ms: 4, verdict: {isRight: true}},
    {ms: undefined, verdict: undefined, matches: []},
  ]);
});

it('shows nothing that was found for another task, whose search still runs', () => {
  const [listed] = listPictures([PICTURE], {...SETUP, task: 'find'}, {placed: [], pictures: [FITS]});
  expect(listed).toMatchObject({ms: undefined, verdict: undefined, matches: []});
});
