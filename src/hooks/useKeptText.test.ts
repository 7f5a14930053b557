// @vitest-environment jsdom
import {act, cleanup, renderHook} from '@testing-library/react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {useKeptText} from './useKeptText';

/** The storage of the browser, with one slot. */
const storage = vi.hoisted<{text: string | null; isFull: boolean}>(() => ({text: null, isFull: false}));

vi.mock('@docusaurus/theme-common', () => {
  const slot = {
    get: () => storage.text,
    set(text: string) {
      if (!storage.isFull) storage.text = text;
    },
  };
  return {useStorageSlot: () => [storage.text, slot]};
});

beforeEach(() => {
  storage.text = null;
  storage.isFull = false;
});

afterEach(cleanup);

function show() {
  return renderHook(() => useKeptText('course')).result;
}

it('keeps a text, and reads what another tab has kept since', () => {
  const kept = show();
  act(() => kept.current.keep('first'));
  storage.text = 'of another tab';
  expect(kept.current.read()).toBe('of another tab');
  expect(kept.current.isRefused).toBe(false);
});

it('holds what is refused for this tab, on other pages too, until storage takes the next', () => {
  storage.text = 'old';
  storage.isFull = true;
  const first = show();
  act(() => first.current.keep('new'));
  const later = show();
  expect(later.current).toMatchObject({text: 'new', isRefused: true});
  expect(later.current.read()).toBe('new');
  storage.isFull = false;
  act(() => later.current.keep('newest'));
  expect(later.current.isRefused).toBe(false);
  expect(show().current).toMatchObject({text: 'newest', isRefused: false});
});
