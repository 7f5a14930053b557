// @vitest-environment jsdom
import {beforeEach, expect, it, vi} from 'vitest';
import {toInlineScript} from '../../lib/boot/toInlineScript';
import {replayPresses} from './replayPresses';

const root = document.documentElement;

beforeEach(() => {
  delete root.dataset.hasHydrated;
  document.body.innerHTML =
    '<div id="__docusaurus"><button>Menu</button><a href="#x">Link</a><input></div><button>Retry</button>';
  replayPresses();
});

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`no ${selector}`);
  return element;
}

/** Records what reaches the page: React listens at its root, the search at the document. */
function listen(): string[] {
  const heard: string[] = [];
  find('#__docusaurus').addEventListener('click', ({target}) => heard.push((target as Element).textContent));
  document.body.addEventListener('keydown', ({key, ctrlKey}) => heard.push(ctrlKey ? `Ctrl+${key}` : key));
  return heard;
}

async function hydrate(): Promise<void> {
  root.dataset.hasHydrated = 'true';
  // The observer is called in a microtask, and replays in a task: this one comes after it.
  await Promise.resolve();
  await new Promise((resolve) => setTimeout(resolve));
}

function press(key: string, target: Element = document.body, modifiers: KeyboardEventInit = {}): boolean {
  return target.dispatchEvent(
    new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true, ...modifiers}),
  );
}

it('replays what was pressed before the page hydrated, in the same order', async () => {
  const heard = listen();
  find('button').click();
  press('/');
  for (const key of 'a b') press(key);
  press('k', document.body, {ctrlKey: true});
  expect(heard).toEqual([]);
  await hydrate();
  expect(heard).toEqual(['Menu', '/', 'a', ' ', 'b', 'Ctrl+k']);
});

it('leaves links, fields, other keys and what stands outside React’s root to the browser', async () => {
  const heard = listen();
  expect(press('/', find('input'))).toBe(true);
  expect(press('a')).toBe(true);
  expect(press('Tab')).toBe(true);
  expect(press('K', document.body, {ctrlKey: true, shiftKey: true})).toBe(true);
  expect(press(' ')).toBe(true);
  find('a').click();
  const retry = vi.fn();
  const outside = [...document.querySelectorAll('button')].at(-1);
  outside?.addEventListener('click', retry);
  outside?.click();
  expect(retry).toHaveBeenCalledOnce();
  expect(heard).toEqual(['/', 'a', 'Tab', 'Ctrl+K', ' ', 'Link']);
  await hydrate();
  expect(heard).toHaveLength(6);
});

it('survives the keydown without a key that a browser sends when it fills in a field', () => {
  const failed = vi.fn((event: ErrorEvent) => event.preventDefault());
  window.addEventListener('error', failed);
  for (const target of [find('input'), document.body])
    target.dispatchEvent(new Event('keydown', {bubbles: true, cancelable: true}));
  window.removeEventListener('error', failed);
  expect(failed).not.toHaveBeenCalled();
});

it('records nothing once the page has hydrated', async () => {
  await hydrate();
  const heard = listen();
  find('button').click();
  expect(heard).toEqual(['Menu']);
});

it('replays at most thirty presses', async () => {
  const heard = listen();
  for (let turn = 0; turn < 40; turn++) find('button').click();
  await hydrate();
  expect(heard).toHaveLength(30);
});

it('uses nothing from outside itself', () => {
  expect(toInlineScript(replayPresses)).not.toMatch(/=>|__name|import/);
});
