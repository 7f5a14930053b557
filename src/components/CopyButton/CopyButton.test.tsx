// @vitest-environment jsdom
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {CopyButton, OUTCOME_DURATION} from './CopyButton';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function copyWith(clipboard: Partial<Clipboard> | undefined) {
  vi.stubGlobal('navigator', {clipboard});
  render(<CopyButton readText={() => 'print(1)'} />);
  await act(async () => fireEvent.click(screen.getByRole('button')));
}

function label() {
  return screen.getByRole('button').textContent;
}

it('copies the text and says so', async () => {
  const writeText = vi.fn(async () => undefined);
  await copyWith({writeText});
  expect(writeText).toHaveBeenCalledExactlyOnceWith('print(1)');
  expect(label()).toBe('Copied');
});

it.each([
  ['the browser refuses', {writeText: async () => Promise.reject(new DOMException('denied'))}],
  ['there is no clipboard', undefined],
])('says what to do when %s', async (_case, clipboard) => {
  await copyWith(clipboard);
  expect(label()).toBe('Select the text and copy it');
});

it('says after a second press for as long as after the first that it has copied', async () => {
  await copyWith({writeText: async () => undefined});
  act(() => vi.advanceTimersByTime(OUTCOME_DURATION - 100));
  await act(async () => fireEvent.click(screen.getByRole('button')));
  act(() => vi.advanceTimersByTime(OUTCOME_DURATION - 100));
  expect(label()).toBe('Copied');
  act(() => vi.advanceTimersByTime(100));
  expect(label()).toBe('Copy');
});

it('offers to copy again after a while', async () => {
  await copyWith({writeText: async () => undefined});
  act(() => vi.advanceTimersByTime(OUTCOME_DURATION));
  expect(label()).toBe('Copy');
});

it('is heard to have copied, and not to offer it again', async () => {
  await copyWith({writeText: async () => undefined});
  const heard = () => screen.getByRole('button').querySelector('[aria-live=polite]')?.textContent;
  expect(heard()).toBe('Copied');
  act(() => vi.advanceTimersByTime(OUTCOME_DURATION));
  expect(heard()).toBe('');
});
