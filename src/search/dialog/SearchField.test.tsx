// @vitest-environment jsdom
import {MAX_QUERY_LENGTH} from '@site/lib/search/limits';
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import {SearchField} from './SearchField';

afterEach(cleanup);

/** Shows the field, and gives what it calls. */
function show() {
  const [onType, onEnter] = [vi.fn(), vi.fn()];
  render(
    <SearchField
      field={{current: null}}
      query="找图"
      listId="hits"
      activeId={undefined}
      onType={onType}
      onCaret={() => undefined}
      onStep={() => undefined}
      onEnter={onEnter}
    />,
  );
  return {onType, onEnter, field: screen.getByRole('combobox')};
}

/** Presses Enter in the field, and gives how often a hit is opened. */
function pressEnter(how: {isComposing?: boolean; keyCode?: number}): number {
  const {field, onEnter} = show();
  fireEvent.keyDown(field, {key: 'Enter', ...how});
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

it('takes of a pasted log the error, no more than the search does, and leaves a word to the browser', () => {
  const {field, onType} = show();
  const paste = (text: string) => fireEvent.paste(field, {clipboardData: {getData: () => text}});
  expect(paste('KeyError')).toBe(true);
  const error = `KeyError: ${'x'.repeat(MAX_QUERY_LENGTH)}`;
  expect(paste(`Traceback\n${error}`)).toBe(false);
  expect(onType.mock.calls).toEqual([[error.slice(0, MAX_QUERY_LENGTH)]]);
});
