import postcss from 'postcss';
import {expect, it} from 'vitest';
import {dropVariables} from './dropVariables';

function drop(css: string, ...others: string[]): string {
  const root = postcss.parse(css);
  dropVariables(root, others);
  return root.toString();
}

it('keeps what is read here or elsewhere, and drops the rest', () => {
  expect(drop(':root {--a: 1; --b: 2; --c: 3} p {x: var(--a)}', 'q {y: var(--b)}')).toBe(
    ':root {--a: 1; --b: 2} p {x: var(--a)}',
  );
});

it('drops what only a dropped property reads', () => {
  expect(drop(':root {--a: var(--b); --b: 2}')).toBe(':root {}');
});
