// @vitest-environment jsdom
import {act, cleanup, renderHook} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';
import {afterEach, expect, it} from 'vitest';
import {useDraft} from './useDraft';

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

function start(original: string) {
  return renderHook(useDraft, {initialProps: original, wrapper: MemoryRouter});
}

const edit = (original: string) => start(original).result;

it('brings back what a reset took away, until something else is typed', () => {
  const draft = edit('print("one")');
  act(() => draft.current.change('print("mine")'));
  act(() => draft.current.reset());
  // The editor reports the text that it was given.
  act(() => draft.current.change('print("one")'));
  expect(draft.current).toMatchObject({text: 'print("one")', isChanged: false, isReset: true});
  act(() => draft.current.reset());
  expect(draft.current).toMatchObject({text: 'print("mine")', isChanged: true, isReset: false});
  expect(edit('print("one")').current.text).toBe('print("mine")');

  act(() => draft.current.reset());
  act(() => draft.current.change('print("two")'));
  expect(draft.current.isReset).toBe(false);
});

it('takes another original in place of a text that is unchanged, and leaves alone what was typed', () => {
  const {result, rerender} = start('print("android")');
  rerender('print("ios")');
  expect(result.current).toMatchObject({text: 'print("ios")', note: '', isChanged: false});
  act(() => result.current.change('print("mine")'));
  rerender('print("windows")');
  expect(result.current).toMatchObject({text: 'print("mine")', isChanged: true});
  expect(result.current.note).toMatch(/^Your script is as it was\./);
  act(() => result.current.reset());
  expect(result.current.text).toBe('print("windows")');
});

it('brings back what was typed in this tab, though another one has kept something since', () => {
  const draft = edit('print("one")');
  act(() => draft.current.change('print("mine")'));
  for (const key of Object.keys(localStorage)) localStorage.setItem(key, 'print("of another tab")');
  expect(edit('print("one")').current.text).toBe('print("mine")');
  sessionStorage.clear();
  expect(edit('print("one")').current.text).toBe('print("of another tab")');
});
