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
  const {result, rerender} = renderHook(({shown, wanted}) => useChainResults(lab, shown, wanted), {
    initialProps: {shown: chain, wanted: undefined as number | undefined},
  });
  return {
    asked,
    write: (text: string) => rerender({shown: text, wanted: undefined}),
    choose: (wanted: number) => rerender({shown: chain, wanted}),
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
  expect(read()).toEqual({
    traced: undefined,
    suggestions: [],
    areOutdated: false,
    isSlow: true,
  });
  write('quick');
  await settle(1, trace(1));
  expect(read().isSlow).toBe(false);
});

it('says that the suggestions are of the control before until those of the chosen one come', async () => {
  const {asked, choose, settle, read} = start('Selector()');
  const suggest = async (chain: string) => {
    const last = asked.findLastIndex(({request}) => request.kind === 'suggest');
    await settle(last, {kind: 'suggested', suggestions: [{chain, count: 1, position: 1, reason: ''}]});
  };
  choose(1);
  expect(read().areOutdated).toBe(true);
  await suggest('first');
  expect(read().areOutdated).toBe(false);
  choose(2);
  expect(read().suggestions[0]?.chain).toBe('first');
  expect(read().areOutdated).toBe(true);
  await suggest('second');
  expect(read().areOutdated).toBe(false);
});
