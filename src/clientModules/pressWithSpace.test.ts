// @vitest-environment jsdom
import {beforeEach, expect, it, vi} from 'vitest';
import './pressWithSpace';

const press = vi.fn();
let button: HTMLElement;

beforeEach(() => {
  press.mockClear();
  document.body.innerHTML = '<a role="button" tabindex="0">Guides</a>';
  button = document.querySelector('a') ?? document.body;
  button.addEventListener('click', press);
});

/** Presses Space, or holds it; returns whether the page would scroll. */
function type(repeat: boolean): boolean {
  return button.dispatchEvent(
    new KeyboardEvent('keydown', {key: ' ', repeat, bubbles: true, cancelable: true}),
  );
}

it('presses once while Space is held, and the page does not scroll meanwhile', () => {
  expect([type(false), type(true), type(true)]).toEqual([false, false, false]);
  expect(press).toHaveBeenCalledOnce();
});
