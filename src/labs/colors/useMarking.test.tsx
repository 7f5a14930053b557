// @vitest-environment jsdom
import {type ColorSetup, DEFAULT_SETUP, MAX_POINTS} from '@site/lib/colors/colorSetup';
import {act, cleanup, renderHook} from '@testing-library/react';
import {useState} from 'react';
import {afterEach, expect, it} from 'vitest';
import {useMarking} from './useMarking';

afterEach(cleanup);

/** 10 × 10 pixels; the colour of each is its place. */
const RASTER = {width: 10, height: 10, pixels: Uint32Array.from({length: 100}, (_, place) => place)};
const REACH = 1;

function show(first: Partial<ColorSetup> = {}) {
  return renderHook(() => {
    const [setup, setSetup] = useState<ColorSetup>({...DEFAULT_SETUP, ...first});
    const [chosen, onChoose] = useState<number>();
    const onChange = (change: Partial<ColorSetup>) => setSetup((before) => ({...before, ...change}));
    return {setup, chosen, onChoose, ...useMarking({raster: RASTER, setup, chosen, onChoose, onChange})};
  }).result;
}

it('sets a point with its colour where a press begins, and chooses it', () => {
  const lab = show();
  act(() => lab.current.press('down', [3, 2], REACH));
  act(() => lab.current.press('up', [3, 2], REACH));
  expect(lab.current.setup.points).toEqual([{x: 3, y: 2, color: 23}]);
  expect(lab.current.chosen).toBe(0);
});

it('moves a point only when the finger lets go of it, and shows it under the finger before', () => {
  const lab = show({points: [{x: 3, y: 2, color: 23}]});
  act(() => lab.current.press('down', [3, 3], REACH));
  act(() => lab.current.press('move', [7, 8], REACH));
  expect(lab.current.shownPoints).toEqual([{x: 7, y: 8, color: 23}]);
  expect(lab.current.setup.points).toEqual([{x: 3, y: 2, color: 23}]);
  act(() => lab.current.press('up', [7, 8], REACH));
  expect(lab.current.setup.points).toEqual([{x: 7, y: 8, color: 87}]);
});

it('takes no more points than a string may have', () => {
  const full = Array.from({length: MAX_POINTS}, () => ({x: 0, y: 0, color: 0}));
  const lab = show({points: full});
  act(() => lab.current.press('down', [9, 9], REACH));
  expect(lab.current.setup.points).toHaveLength(MAX_POINTS);
  expect(lab.current.chosen).toBeUndefined();
});

it('draws a rectangle in one stroke, or by a press at each corner', () => {
  const lab = show();
  act(() => lab.current.chooseTool('area'));
  act(() => lab.current.press('down', [1, 1], REACH));
  act(() => lab.current.press('up', [5, 6], REACH));
  expect(lab.current.selection).toEqual([1, 1, 6, 7]);
  for (const place of [[8, 8] as const, [2, 4] as const]) {
    act(() => lab.current.press('down', place, REACH));
    act(() => lab.current.press('up', place, REACH));
  }
  expect(lab.current.selection).toEqual([2, 4, 9, 9]);
});

it('takes a press that slips by less than a finger for one corner, and forgets it with the tool', () => {
  const lab = show();
  act(() => lab.current.chooseTool('area'));
  act(() => lab.current.press('down', [1, 1], REACH));
  act(() => lab.current.press('up', [1, 2], REACH));
  expect(lab.current.selection).toBeUndefined();
  expect(lab.current.hasCorner).toBe(true);
  act(() => lab.current.chooseTool('point'));
  expect(lab.current.hasCorner).toBe(false);
});

it('magnifies what is under the pointer, and the cursor once a key moves it', () => {
  const lab = show();
  act(() => lab.current.hover([2, 3]));
  expect(lab.current.aim).toEqual([2, 3]);
  act(() => lab.current.step([1, 0], false));
  expect(lab.current.aim).toEqual([6, 5]);
});

it('keeps the cursor within the picture, and takes the chosen point along', () => {
  const lab = show({points: [{x: 1, y: 1, color: 11}]});
  act(() => lab.current.step([1, 0], true));
  expect(lab.current.cursor).toEqual([9, 5]);
  act(() => lab.current.onChoose(0));
  act(() => lab.current.step([0, 1], false));
  expect(lab.current.setup.points).toEqual([{x: 1, y: 2, color: 21}]);
  act(() => lab.current.step([-1, 0], true));
  expect(lab.current.setup.points).toEqual([{x: 0, y: 2, color: 20}]);
});

it('removes the chosen point, else the one at the cursor', () => {
  const points = [
    {x: 1, y: 1, color: 11},
    {x: 5, y: 5, color: 55},
    {x: 8, y: 8, color: 88},
  ];
  const lab = show({points});
  act(() => lab.current.remove());
  expect(lab.current.setup.points.map(({x}) => x)).toEqual([1, 8]);
  act(() => lab.current.onChoose(0));
  act(() => lab.current.remove());
  expect(lab.current.setup.points.map(({x}) => x)).toEqual([8]);
});

it('lets go of a chosen point or a lone corner, and says when there is none', () => {
  const lab = show();
  act(() => expect(lab.current.letGo()).toBe(false));
  act(() => lab.current.chooseTool('area'));
  act(() => lab.current.set());
  expect(lab.current.hasCorner).toBe(true);
  act(() => expect(lab.current.letGo()).toBe(true));
  expect(lab.current.hasCorner).toBe(false);
});

it('offers rectangles alone where a picture is cut', () => {
  expect(show({task: 'picture'}).current.tool).toBe('area');
});
