// @vitest-environment jsdom
import {readControls} from '@site/lib/selectors/tree/readControls';
import {act, cleanup, renderHook} from '@testing-library/react';
import {afterEach, expect, it} from 'vitest';
import {useWanted} from './useWanted';

afterEach(cleanup);

it('forgets the chosen control when another tree comes, whose controls have the same keys', () => {
  const readTree = () => readControls('<hierarchy><node/></hierarchy>');
  const first = readTree();
  const {result, rerender} = renderHook(({tree}) => useWanted(tree), {initialProps: {tree: first}});
  const read = () => result.current[0];
  act(() => result.current[1](1));
  expect(read()).toBe(1);
  rerender({tree: first});
  expect(read()).toBe(1);
  rerender({tree: readTree()});
  expect(read()).toBeUndefined();
});
