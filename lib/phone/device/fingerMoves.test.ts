import path from 'node:path';
import {expect, it} from 'vitest';
import {loadScene} from '../scene/loadScene';
import {listControls} from '../testing/listControls';
import {createPhone} from './createPhone';
import type {Phone} from './phone';

const ROOT = path.resolve(__dirname, '../../..');
const [SEED, OTHER_SEED, SPROUT, EMPTY] = [
  [180, 840],
  [900, 840],
  [420, 1080],
  [660, 840],
] as const;
const ORDER = [900, 460] as const;
const STICK = [280, 1940] as const;
const UP = [280, 1800] as const;
const RIGHT = [420, 1940] as const;

function openScene(id: string): Phone {
  return createPhone(loadScene(ROOT, id, 'test'));
}

/** The pictures on the screen, each with its left top corner. */
function listPictures(phone: Phone): string[] {
  return listControls(phone.frame().root).flatMap(({picture, bounds: [left, top]}) =>
    picture === undefined ? [] : `${picture} ${left} ${top}`,
  );
}

function listTexts(phone: Phone): string[] {
  return listControls(phone.frame().root).flatMap(({text}) => text ?? []);
}

it('makes the next thing of two alike, where the second one lay', () => {
  const phone = openScene('nursery');
  phone.swipe([SEED, EMPTY, OTHER_SEED], 300);
  expect(listPictures(phone)).toContain('sprout 820 760');
  expect(listPictures(phone)).not.toContain('seed 100 760');
  expect(listPictures(phone)).toHaveLength(5);
});

it('lets a thing spring back from one that is unlike it', () => {
  const phone = openScene('nursery');
  const before = listPictures(phone);
  phone.swipe([SEED, SPROUT], 300);
  expect(listPictures(phone)).toEqual(before);
});

it('leaves a thing where it is dropped, and takes hold of it there again', () => {
  const phone = openScene('nursery');
  phone.swipe([SEED, EMPTY], 300);
  expect(listPictures(phone)).toContain('seed 580 760');
  phone.swipe([EMPTY, SEED], 300);
  expect(listPictures(phone)).toContain('seed 100 760');
});

it('gives a thing to what takes it, and keeps one that is not wanted there', () => {
  const phone = openScene('nursery');
  phone.swipe([SPROUT, ORDER], 300);
  expect(listTexts(phone)).toContain('Done: 0');
  phone.swipe([ORDER, SPROUT], 300);
  phone.swipe([SEED, OTHER_SEED], 300);
  phone.swipe([OTHER_SEED, SPROUT], 300);
  phone.swipe([SPROUT, ORDER], 300);
  expect(listTexts(phone)).toContain('Done: 1');
  expect(listPictures(phone).every((picture) => picture.startsWith('seed'))).toBe(true);
});

it('walks for as long as the stick is held, and no farther than its way leads', () => {
  const phone = openScene('meadow');
  phone.swipe([STICK, UP], 1000);
  expect(listPictures(phone)).toContain('dot 692 332');
  phone.swipe([STICK, UP], 60_000);
  expect(listPictures(phone)).toContain('dot 692 172');
  phone.swipe([STICK, STICK], 1000);
  expect(listPictures(phone)).toContain('dot 692 172');
});

it('tells a place that what the stick steers has come to it', () => {
  const phone = openScene('meadow');
  phone.swipe([STICK, UP], 3300);
  phone.swipe([STICK, RIGHT], 3300);
  expect(listTexts(phone)).toContain('You are on the way.');
  phone.swipe([STICK, [280, 2080]], 2300);
  expect(listTexts(phone)).toContain('You are at the well.');
});
