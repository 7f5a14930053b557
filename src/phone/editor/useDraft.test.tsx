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

function edit(original: string) {
  return renderHook(useDraft, {initialProps: original, wrapper: MemoryRouter}).result;
}

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
