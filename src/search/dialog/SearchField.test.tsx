// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import {SearchField} from './SearchField';

afterEach(cleanup);

/** Presses Enter in the field, and gives how often a hit is opened. */
function pressEnter(how: {isComposing?: boolean; keyCode?: number}): number {
  const onEnter = vi.fn();
  render(
    <SearchField
      field={{current: null}}
      query="找图"
      listId="hits"
      activeId={undefined}
      onType={() => undefined}
      onCaret={() => undefined}
      onStep={() => undefined}
      onEnter={onEnter}
    />,
  );
  fireEvent.keyDown(screen.getByRole('combobox'), {key: 'Enter', ...how});
  return onEnter.mock.calls.length;
}

it('opens a hit by Enter', () => {
  expect(pressEnter({keyCode: 13})).toBe(1);
});

it.each([
  ['while it composes', {isComposing: true, keyCode: 229}],
  ['that ends it, as Safari reports it', {isComposing: false, keyCode: 229}],
])('leaves to an input method the Enter %s', (_case, how) => {
  expect(pressEnter(how)).toBe(0);
});
