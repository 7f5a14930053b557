// @vitest-environment jsdom
import {readControls} from '@site/lib/selectors/tree/readControls';
import {act, cleanup, renderHook} from '@testing-library/react';
import {afterEach, expect, it} from 'vitest';
import {useClosedRows} from './useClosedRows';

afterEach(cleanup);

const [OUTER, INNER, LEAF, OTHER] = [1, 2, 3, 4];

/** Controls with the keys above: a leaf in two others, and one beside them. */
function makeTree() {
  return readControls('<hierarchy><node><node><node/></node></node><node/></hierarchy>');
}

it('closes and opens a row', () => {
  const tree = makeTree();
  const {result} = renderHook(() => useClosedRows(tree, undefined));
  act(() => result.current.toggle(OUTER));
  expect([...result.current.closed]).toEqual([OUTER]);
  act(() => result.current.toggle(OUTER));
  expect([...result.current.closed]).toEqual([]);
});

it('opens what is around a control that is chosen, for good', () => {
  const tree = makeTree();
  const {result, rerender} = renderHook(({wanted}) => useClosedRows(tree, wanted), {
    initialProps: {wanted: OTHER},
  });
  for (const key of [OUTER, INNER, OTHER]) act(() => result.current.toggle(key));
  rerender({wanted: LEAF});
  expect([...result.current.closed]).toEqual([OTHER]);
  rerender({wanted: OTHER});
  expect([...result.current.closed]).toEqual([OTHER]);
});

it('lets a row be closed around the chosen control', () => {
  const tree = makeTree();
  const {result} = renderHook(() => useClosedRows(tree, LEAF));
  act(() => result.current.toggle(INNER));
  expect([...result.current.closed]).toEqual([INNER]);
});

it('forgets the rows of a former tree', () => {
  const {result, rerender} = renderHook(({tree}) => useClosedRows(tree, LEAF), {
    initialProps: {tree: makeTree()},
  });
  act(() => result.current.toggle(OUTER));
  rerender({tree: makeTree()});
  expect([...result.current.closed]).toEqual([]);
});
