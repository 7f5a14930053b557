// @vitest-environment jsdom
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import {CopyHiddenText} from './CopyHiddenText';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function copyWith(clipboard: Partial<Clipboard> | undefined) {
  vi.stubGlobal('navigator', {clipboard});
  render(<CopyHiddenText label="Copy link" readText={() => 'https://docs.example/lab#1'} />);
  await act(async () => fireEvent.click(screen.getByRole('button')));
}

it('shows the text, selected, where the browser does not let it be copied', async () => {
  await copyWith(undefined);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', {name: 'Text to copy'});
  expect(field.value).toBe('https://docs.example/lab#1');
  expect(document.activeElement).toBe(field);
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
});

it('shows nothing more where it is copied', async () => {
  await copyWith({writeText: async () => undefined});
  expect(screen.queryByRole('textbox')).toBeNull();
});
