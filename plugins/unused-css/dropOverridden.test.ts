import postcss from 'postcss';
import {expect, it} from 'vitest';
import {dropOverridden} from './dropOverridden';

function drop(css: string, ...later: string[]): string {
  const root = postcss.parse(css);
  dropOverridden(root, later);
  return root.toString();
}

it('drops what a later sheet declares for the same selector', () => {
  expect(drop(':root {--a: 1; --b: 2}', 'html:root, .dark {--a: 3}')).toBe(':root { --b: 2}');
  expect(drop("[data-theme='dark'] {--a: 1}", '[data-theme=dark] {--a: 3}')).toBe("[data-theme='dark'] {}");
});

it('keeps what the later sheet declares elsewhere, or for some readers only', () => {
  const css = 'html[data-theme=dark] {--a: 1; color: red} .a, .b {--c: 1}';
  const later = [
    ':root {--a: 3; color: blue}',
    '@media print {html[data-theme=dark] {--a: 4}}',
    '.a {--c: 2}',
  ];
  expect(drop(css, ...later)).toBe(css);
});
