// @vitest-environment jsdom
import {beforeEach, expect, it} from 'vitest';
import {focusTemporarily} from './focusTemporarily';

beforeEach(() => {
  document.body.innerHTML = '<h1>Page</h1><h2>Section</h2><button>Press</button>';
});

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`no ${selector}`);
  return element;
}

it('keeps a heading focusable once it has lost the focus, so that a dialog can give it back', () => {
  focusTemporarily(find('h1'));
  expect(document.activeElement).toBe(find('h1'));
  find('button').focus();
  find('h1').focus();
  expect(document.activeElement).toBe(find('h1'));
});

it('makes one heading focusable at a time', () => {
  focusTemporarily(find('h1'));
  focusTemporarily(find('h2'));
  expect(document.activeElement).toBe(find('h2'));
  expect(find('h1').hasAttribute('tabindex')).toBe(false);
});

it('does not give a heading the focus at a press', () => {
  focusTemporarily(find('h1'));
  find('h1').dispatchEvent(new Event('pointerdown'));
  expect(find('h1').hasAttribute('tabindex')).toBe(false);
});

it('leaves a control as it is', () => {
  focusTemporarily(find('button'));
  expect(document.activeElement).toBe(find('button'));
  expect(find('button').hasAttribute('tabindex')).toBe(false);
});
