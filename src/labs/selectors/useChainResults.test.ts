// @vitest-environment jsdom
import {IOS_SETTINGS} from '@site/lib/selectors/examples/iosSettings';
import type {LabAnswer, LabRequest} from '@site/lib/selectors/lab/createLab';
import {readControls} from '@site/lib/selectors/tree/readControls';
import {act, cleanup, renderHook} from '@testing-library/react';
import {afterEach, expect, it} from 'vitest';
import {TookTooLong} from './createLabClient';
import {type Traced, useChainResults} from './useChainResults';

afterEach(cleanup);

const TREE = readControls(IOS_SETTINGS);

/** The results for a chain, of which each request is answered when the test says so. */
function start(chain: string) {
  const asked: {request: LabRequest; answer: (answer: LabAnswer) => void; fail: (error: Error) => void}[] =
    [];
  const ask = (request: LabRequest) =>
    new Promise<LabAnswer>((answer, fail) => {
      asked.push({request, answer, fail});
    });
  const lab = {ask, tree: TREE};
  const {result, rerender} = renderHook((shown) => useChainResults(lab, shown, undefined), {
    initialProps: chain,
  });
  return {
    asked,
    write: (text: string) => rerender(text),
    settle: (number: number, answer: LabAnswer | Error) =>
      act(async () =>
        answer instanceof Error ? asked[number]?.fail(answer) : asked[number]?.answer(answer),
      ),
    read: () => result.current,
  };
}

function trace(count: number): Traced {
  return {
    kind: 'traced',
    parsed: {start: 'Selector()', links: []},
    trace: {counts: [count], matches: [], notes: []},
  };
}

it('shows what the newest chain finds, though the answer to an older one comes after it', async () => {
  const {write, settle, read} = start('old');
  write('new');
  await settle(1, trace(1));
  await settle(0, trace(7));
  expect(read().traced).toEqual(trace(1));
});

it('says that a chain took too long, until another one is answered', async () => {
  const {write, settle, read} = start('slow');
  await settle(0, new TookTooLong());
  expect(read()).toEqual({traced: undefined, suggestions: [], isSlow: true});
  write('quick');
  await settle(1, trace(1));
  expect(read().isSlow).toBe(false);
});
