// @vitest-environment jsdom
import type {SearchHit} from '@site/lib/search/searchBackend';
import {act, cleanup, render} from '@testing-library/react';
import type {ReactNode} from 'react';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {type ActiveHit, useActiveHit} from './useActiveHit';

const HITS = ['first', 'second', 'third'].map(toHit);

/** What came into view or was opened, in this order. */
let seen: string[];

beforeEach(() => {
  seen = [];
  Element.prototype.scrollIntoView = function () {
    seen.push(`view ${this.textContent}`);
  };
});

afterEach(cleanup);

function toHit(id: string): SearchHit {
  return {id, kind: 'Page', platform: 'Other', url: `/${id}`, hierarchy: []};
}

let active: ActiveHit;

function List({hits, isSettled = true}: {hits: readonly SearchHit[]; isSettled?: boolean}): ReactNode {
  active = useActiveHit(hits, isSettled);
  return hits.map((hit) => (
    <button
      key={hit.id}
      type="button"
      ref={hit === active.hit ? active.takeLink : undefined}
      onClick={() => seen.push(`open ${hit.id}`)}
    >
      {hit.id}
    </button>
  ));
}

it('brings the active hit into view, from the last to the first and back, and from the first for another query', () => {
  render(<List hits={HITS} />);
  for (const step of [1, 1, 1, -1] as const) act(() => active.move(step));
  act(() => active.reset());
  expect(seen).toEqual(['first', 'second', 'third', 'first', 'third', 'first'].map((id) => `view ${id}`));
});

it('stays where the reader looks when the same hits come again', () => {
  const {rerender} = render(<List hits={HITS} />);
  act(() => active.move(1));
  rerender(<List hits={['first', 'second', 'third', 'fourth'].map(toHit)} />);
  expect(active.hit?.id).toBe('second');
  expect(seen).toEqual(['view first', 'view second']);
});

it('opens the hit that is active once the last hits have come, and no later one by itself', () => {
  const {rerender} = render(<List hits={HITS} isSettled={false} />);
  act(() => active.openWhenSettled());
  expect(seen).toEqual(['view first']);
  rerender(<List hits={['other'].map(toHit)} />);
  expect(seen).toEqual(['view first', 'view other', 'open other']);
  rerender(<List hits={HITS} isSettled={false} />);
  rerender(<List hits={HITS} />);
  expect(seen.filter((event) => event.startsWith('open'))).toEqual(['open other']);
});

it('opens nothing when another query is typed after Enter', () => {
  const {rerender} = render(<List hits={HITS} isSettled={false} />);
  act(() => active.openWhenSettled());
  act(() => active.reset());
  rerender(<List hits={HITS} />);
  expect(seen).toEqual(['view first']);
});
