// @vitest-environment jsdom
import {expect, it} from 'vitest';
import {refuseUnknownMode} from './refuseUnknownMode';

const html = document.documentElement;

function show(mode: string, choice = mode) {
  html.setAttribute('data-theme', mode);
  html.setAttribute('data-theme-choice', choice);
  refuseUnknownMode('light');
  return [html.getAttribute('data-theme'), html.getAttribute('data-theme-choice')];
}

it.each(['purple', '', 'Dark', 'system', '{"\u0000'])('shows the default in the place of "%s"', (mode) => {
  expect(show(mode)[0]).toBe('light');
});

it('shows the default as the choice where that is unknown', () => {
  expect(show('dark', 'purple')).toEqual(['dark', 'light']);
});

it.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['dark', 'system'],
])('leaves %s by the choice of %s as it is', (mode, choice) => {
  expect(show(mode, choice)).toEqual([mode, choice]);
});
