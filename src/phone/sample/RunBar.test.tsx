// @vitest-environment jsdom
import {cleanup, fireEvent, render, renderHook, screen} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {RunBar} from './RunBar';
import {usePlayer} from './usePlayer';

const [onRun, onStop] = [vi.fn(), vi.fn()];

beforeEach(() => {
  window.matchMedia = vi.fn().mockReturnValue({matches: true});
  vi.clearAllMocks();
});
afterEach(cleanup);

/** Shows the bar of a run that is going on or not, and gives its first button. */
function show(isActive: boolean): HTMLElement {
  const {result} = renderHook(usePlayer);
  render(
    <MemoryRouter>
      <RunBar
        playback={result.current}
        isActive={isActive}
        isLoading={false}
        isFirst
        onStop={onStop}
        onRun={onRun}
      />
    </MemoryRouter>,
  );
  return screen.getByRole('button', {name: isActive ? 'Stop' : 'Run it'});
}

it('runs, and stops what runs', () => {
  fireEvent.click(show(false), {detail: 1});
  expect(onRun).toHaveBeenCalledOnce();
  cleanup();
  fireEvent.click(show(true), {detail: 1});
  expect(onStop).toHaveBeenCalledOnce();
});

it('is not stopped by the second press of a double click, which began it', () => {
  fireEvent.click(show(true), {detail: 2});
  expect(onStop).not.toHaveBeenCalled();
});

it('takes a key that is held for one press', () => {
  const button = show(false);
  expect(fireEvent.keyDown(button, {key: 'Enter'})).toBe(true);
  expect(fireEvent.keyDown(button, {key: 'Enter', repeat: true})).toBe(false);
  expect(fireEvent.keyDown(button, {key: 'Tab', repeat: true})).toBe(true);
});
