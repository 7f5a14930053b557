import {expect, it} from 'vitest';
import {createPhone} from '../device/createPhone';
import {readScene} from '../scene/readScene';
import {READING_CONFIDENCE, readTexts} from './readTexts';

const scene = readScene('data/scenes/words.json', {
  id: 'words',
  title: 'Words',
  description: 'Three words.',
  platform: 'android',
  device: {width: 300, height: 600, density: 1, statusBarHeight: 0},
  start: 'words',
  apps: [
    {
      packageName: 'words',
      name: 'Words',
      activity: 'Main',
      screens: [
        {
          id: 'main',
          controls: [
            {look: 'text', text: 'low', bounds: [0, 200, 200, 260]},
            {look: 'text', text: 'right', bounds: [150, 0, 300, 60]},
            {look: 'text', text: 'left', bounds: [0, 0, 140, 60]},
            {look: 'text', text: 'hidden', hidden: true, bounds: [0, 300, 140, 360]},
          ],
        },
      ],
    },
  ],
});
const frame = createPhone(scene).frame();

it('reads what is shown from the top down and from left to right', () => {
  expect(readTexts(frame).map(({text, confidence}) => [text, confidence])).toEqual([
    ['left', READING_CONFIDENCE],
    ['right', READING_CONFIDENCE],
    ['low', READING_CONFIDENCE],
  ]);
});

it('reads in an area only what lies wholly inside', () => {
  expect(readTexts(frame, [0, 0, 200, 100]).map(({text}) => text)).toEqual(['left']);
});
