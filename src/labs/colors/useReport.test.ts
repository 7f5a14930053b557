// @vitest-environment jsdom
import type {ColorSetup} from '@site/lib/colors/colorSetup';
import type {ColorService, JudgeInput, JudgeReport} from '@site/lib/colors/createColorService';
import {readSetupHash} from '@site/lib/colors/setupHash';
import {act, cleanup, renderHook} from '@testing-library/react';
import {afterEach, expect, it} from 'vitest';
import {useReport} from './useReport';

afterEach(cleanup);

const SETUP: ColorSetup = {...readSetupHash(''), points: [{x: 1, y: 2, color: 3}]};
const WIDER: ColorSetup = {...SETUP, similarity: 0.5};
const WIDEST: ColorSetup = {...SETUP, similarity: 0.1};

type Searching = Pick<ColorService, 'judge'>;

/** A search that answers when the test says so. */
function start(service?: Promise<Searching>) {
  const asked: {input: JudgeInput; answer: (report: JudgeReport) => void}[] = [];
  const judge = (input: JudgeInput) =>
    new Promise<JudgeReport>((answer) => {
      asked.push({input, answer});
    });
  const slow = Promise.resolve({judge});
  const {result, rerender} = renderHook(
    (setup) => useReport({service: service ?? slow, setup, shown: 1, pictures: [1], template: undefined}),
    {initialProps: SETUP},
  );
  return {
    asked,
    change: (setup: ColorSetup) => act(async () => rerender(setup)),
    answer: (report: JudgeReport) => act(async () => asked.at(-1)?.answer(report)),
    read: () => result.current,
  };
}

const REPORT: JudgeReport = {pictures: [], placed: []};

it('searches for the latest change alone while one search runs, and drops what is outdated', async () => {
  const {asked, change, answer, read} = start();
  await change(WIDER);
  await change(WIDEST);
  expect(asked).toHaveLength(1);
  await answer({...REPORT});
  expect(read().report).toBeUndefined();
  expect(asked.map(({input}) => input.setup)).toEqual([SETUP, WIDEST]);
  await answer(REPORT);
  expect(read()).toEqual({report: REPORT, problem: ''});
});

it('says why the search did not start, at each change', async () => {
  const {change, read} = start(Promise.reject(new Error('The search did not load.')));
  await change(WIDER);
  expect(read().problem).toBe('The search did not load.');
  await change({...SETUP, points: []});
  expect(read().problem).toBe('');
  await change(WIDEST);
  expect(read().problem).toBe('The search did not load.');
});

it('begins no search that nobody waits for any more', async () => {
  const {asked, change, answer, read} = start();
  await change(WIDER);
  await change({...SETUP, points: []});
  await answer(REPORT);
  expect(asked).toHaveLength(1);
  expect(read().report).toBeUndefined();
});
