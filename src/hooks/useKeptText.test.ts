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

/** A change that adds a word at the end. */
function add(word: string) {
  return (text: string | null) => (text === null ? word : `${text} ${word}`);
}

it('keeps a change of what another tab has kept since', () => {
  const kept = show();
  act(() => kept.current.change(add('first')));
  storage.text = 'other';
  act(() => kept.current.change(add('second')));
  expect(storage.text).toBe('other second');
  expect(kept.current.isRefused).toBe(false);
});

it('holds what is refused for this tab, on other pages too, until storage takes it', () => {
  storage.text = 'old';
  storage.isFull = true;
  const first = show();
  act(() => first.current.change(add('one')));
  const later = show();
  expect(later.current).toMatchObject({text: 'old one', isRefused: true});
  act(() => later.current.change(add('two')));
  expect(later.current).toMatchObject({text: 'old one two', isRefused: true});
  storage.isFull = false;
  act(() => later.current.change(add('three')));
  expect(storage.text).toBe('old one two three');
  expect(later.current.isRefused).toBe(false);
  expect(show().current).toMatchObject({text: 'old one two three', isRefused: false});
});

it('adds what was refused to what another tab has kept meanwhile', () => {
  storage.isFull = true;
  const kept = show();
  act(() => kept.current.change(add('mine')));
  storage.text = 'other';
  storage.isFull = false;
  act(() => kept.current.change(add('next')));
  expect(storage.text).toBe('other mine next');
});
