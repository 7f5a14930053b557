// @vitest-environment jsdom
import {fireEvent} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import {createSearchOpener} from './createSearchOpener';

let forget = () => {};
afterEach(() => forget());

function listen(load: () => Promise<unknown>) {
  const opener = createSearchOpener(load);
  document.addEventListener('keydown', opener.press);
  forget = () => document.removeEventListener('keydown', opener.press);
  return opener;
}

/** Presses keys on the page, and gives those that it took. */
function press(keys: string): string {
  return [...keys].filter((key) => !fireEvent.keyDown(document.body, {key})).join('');
}

it('keeps what is typed until the dialog takes it, also while it is open and not there yet', async () => {
  const load = vi.fn(async () => {});
  const opener = listen(load);
  expect(press('/am')).toBe('/am');
  await vi.waitFor(() => expect(opener.get().isOpen).toBe(true));
  expect(press(' start')).toBe(' start');
  expect(opener.takeTyped()).toBe('am start');
  expect(press('x/')).toBe('');
  expect(opener.takeTyped()).toBe('');
  expect(load).toHaveBeenCalledOnce();
});

it('keeps what is typed after its button was pressed too', async () => {
  const opener = listen(async () => {});
  opener.open();
  expect(press('tap')).toBe('tap');
  await vi.waitFor(() => expect(opener.get().isOpen).toBe(true));
  expect(opener.takeTyped()).toBe('tap');
});

it('keeps no repetitions of a key that is held, and gives them to nobody else', () => {
  const opener = listen(async () => {});
  press('/');
  expect(fireEvent.keyDown(document.body, {key: '/', repeat: true})).toBe(false);
  expect(opener.takeTyped()).toBe('');
});

it('opens by Ctrl+K, and leaves Ctrl+Shift+K to the browser, whose tools it opens', () => {
  const load = vi.fn(async () => {});
  listen(load);
  expect(fireEvent.keyDown(document.body, {key: 'K', ctrlKey: true, shiftKey: true})).toBe(true);
  expect(load).not.toHaveBeenCalled();
  expect(fireEvent.keyDown(document.body, {key: 'K', ctrlKey: true})).toBe(false);
  expect(load).toHaveBeenCalledOnce();
});

it('leaves the slash to a field, also to one in a shadow root, as the editor of scripts has', () => {
  const load = vi.fn(async () => {});
  listen(load);
  const host = document.body.appendChild(document.createElement('div'));
  for (const parent of [host, host.attachShadow({mode: 'open'})]) {
    const field = parent.appendChild(document.createElement('textarea'));
    expect(fireEvent.keyDown(field, {key: '/', composed: true})).toBe(true);
  }
  host.remove();
  expect(load).not.toHaveBeenCalled();
});

it('survives the keydown without a key that a browser sends when it fills in a field', () => {
  const failed = vi.fn((event: ErrorEvent) => event.preventDefault());
  window.addEventListener('error', failed);
  listen(async () => {});
  document.body.dispatchEvent(new Event('keydown', {bubbles: true, cancelable: true}));
  window.removeEventListener('error', failed);
  expect(failed).not.toHaveBeenCalled();
});

it('opens for whoever listens when its script is here, such as the button of a page that came meanwhile', async () => {
  let arrive = () => {};
  const opener = listen(() => new Promise<void>((resolve) => (arrive = resolve)));
  const opening = opener.open();
  const listener = vi.fn();
  opener.subscribe(listener);
  arrive();
  await opening;
  expect(listener).toHaveBeenCalledOnce();
  expect(opener.get()).toEqual({isOpen: true});
});

it('stays closed after Escape, though its script comes, and opens when it is asked for again', async () => {
  let arrive = () => {};
  const opener = listen(() => new Promise<void>((resolve) => (arrive = resolve)));
  press('/old');
  expect(fireEvent.keyDown(document.body, {key: 'Escape'})).toBe(false);
  arrive();
  await Promise.resolve();
  expect(opener.get().isOpen).toBe(false);
  expect(press('x')).toBe('');
  expect(fireEvent.keyDown(document.body, {key: 'Escape'})).toBe(true);
  press('/new');
  arrive();
  await vi.waitFor(() => expect(opener.get().isOpen).toBe(true));
  expect(opener.takeTyped()).toBe('new');
});

it('stays closed after Escape where it was asked for by its button', async () => {
  let arrive = () => {};
  const opener = listen(() => new Promise<void>((resolve) => (arrive = resolve)));
  const opening = opener.open();
  fireEvent.keyDown(document.body, {key: 'Escape'});
  arrive();
  await opening;
  expect(opener.get().isOpen).toBe(false);
});

it('says why its script did not start, forgets what was typed, and tries again', async () => {
  const failure = new Error('offline');
  const load = vi.fn(async () => {}).mockRejectedValueOnce(failure);
  const opener = listen(load);
  press('/old');
  await vi.waitFor(() => expect(opener.get()).toEqual({isOpen: false, failure}));
  press('/new');
  await vi.waitFor(() => expect(opener.get()).toEqual({isOpen: true}));
  expect(opener.takeTyped()).toBe('new');
});
