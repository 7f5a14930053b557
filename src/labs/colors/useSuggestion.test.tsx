// @vitest-environment jsdom
import {type ColorSetup, DEFAULT_SETUP} from '@site/lib/colors/colorSetup';
import {type ColorService, createColorService, type PictureRole} from '@site/lib/colors/createColorService';
import {act, cleanup, renderHook} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import type {LabPicture} from './labPicture';
import {useSuggestion} from './useSuggestion';

const POINTS = [{x: 1, y: 2, color: 0xff0000}];
const FOUND = '1 points suggested: every other place is more than 40 steps away.';

afterEach(cleanup);

function picture(id: number, role: PictureRole): LabPicture {
  return {
    id,
    role,
    name: `${id}.png`,
    raster: {width: 1, height: 1, pixels: new Uint32Array(1)},
    bitmap: {width: 1, height: 1, close() {}},
    notes: [],
  };
}

interface Shown {
  points: ColorSetup['points'];
  pictures: readonly LabPicture[];
  task?: ColorSetup['task'];
}

const PICTURES = [picture(1, 'match'), picture(2, 'match'), picture(3, 'other')];

/** The hook with a service that answers so, and a function that renders it with other points, pictures or another task. */
function show(suggest: ColorService['suggest']) {
  const service = Promise.resolve({...createColorService(), suggest});
  const onSuggested = vi.fn();
  const {result, rerender} = renderHook(
    ({points, pictures, task = DEFAULT_SETUP.task}: Shown) =>
      useSuggestion({
        service,
        setup: {...DEFAULT_SETUP, points, task},
        shown: PICTURES[0],
        pictures,
        onSuggested,
      }),
    {initialProps: {points: DEFAULT_SETUP.points, pictures: PICTURES}},
  );
  return {result, rerender, onSuggested};
}

it('asks with the other pictures by their role, and gives the points on', async () => {
  const suggest = vi.fn(async () => ({points: POINTS, margin: 40}));
  const {result, onSuggested} = show(suggest);
  await act(() => result.current.suggest([0, 0, 1, 1]));
  expect(suggest).toHaveBeenCalledWith({
    shown: 1,
    area: [0, 0, 1, 1],
    region: DEFAULT_SETUP.region,
    alike: [2],
    others: [3],
  });
  expect(onSuggested.mock.calls).toEqual([[POINTS]]);
});

it('says what was found as long as those points and pictures are there', async () => {
  const {result, rerender} = show(async () => ({points: POINTS, margin: 40}));
  await act(() => result.current.suggest([0, 0, 1, 1]));
  rerender({points: POINTS, pictures: PICTURES});
  expect(result.current.note).toBe(FOUND);
  rerender({points: POINTS, pictures: PICTURES.slice(1)});
  expect(result.current.note).toBe('');
  rerender({points: [], pictures: PICTURES});
  expect(result.current.note).toBe('');
});

it.each([
  ['the points are other ones', {points: POINTS, pictures: PICTURES}],
  ['the task is another one', {points: DEFAULT_SETUP.points, pictures: PICTURES, task: 'count' as const}],
  ['the picture is closed', {points: DEFAULT_SETUP.points, pictures: PICTURES.slice(1)}],
])('leaves the points alone when %s before the answer', async (_case, now) => {
  let answer: () => void = () => {};
  const {result, rerender, onSuggested} = show(
    () => new Promise((resolve) => (answer = () => resolve({points: POINTS, margin: 40}))),
  );
  await act(async () => void result.current.suggest([0, 0, 1, 1]));
  rerender(now);
  await act(async () => answer());
  expect(onSuggested).not.toHaveBeenCalled();
  expect(result.current.note).toMatch(/ so the points were left alone\./);
});

it('says why there is no suggestion', async () => {
  const nothing = show(async () => ({points: [], margin: 0}));
  await act(() => nothing.result.current.suggest([0, 0, 1, 1]));
  expect(nothing.result.current.note).toMatch(/^No pixel of this rectangle/);
  const broken = show(async () => {
    throw new Error('The worker has ended.');
  });
  await act(() => broken.result.current.suggest([0, 0, 1, 1]));
  expect(broken.result.current.note).toBe('The worker has ended.');
});
