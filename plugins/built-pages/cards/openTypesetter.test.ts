import {expect, it} from 'vitest';
import {openTypesetter} from './openTypesetter';

const {measure, outline} = openTypesetter();
const STYLE = {weight: 'bold', size: 40} as const;

/** The leftmost and the rightmost place of an outline. */
function extent(path: string): [number, number] {
  const places = [...path.matchAll(/[MLQC]([-\d.]+) [-\d.]+(?: ([-\d.]+) [-\d.]+)?(?: ([-\d.]+) [-\d.]+)?/g)];
  const xs = places.flatMap((place) => place.slice(1).filter(Boolean).map(Number));
  return [Math.min(...xs), Math.max(...xs)];
}

it('sets a text as wide as it measures, from the place where it begins', () => {
  const [left, right] = extent(outline('Clipboard', STYLE, 100, 50));
  const width = measure('Clipboard', STYLE);
  expect(left).toBeGreaterThan(100);
  expect(left).toBeLessThan(105);
  expect(right).toBeLessThan(100 + width);
  expect(right).toBeGreaterThan(95 + width);
});

it('stands on its line: capital letters reach up from it, and nothing of them below', () => {
  const heights = [...outline('H', STYLE, 0, 50).matchAll(/[ML][-\d.]+ ([-\d.]+)|V([-\d.]+)/g)].map(
    ([, corner, line]) => Number(corner ?? line),
  );
  expect(Math.max(...heights)).toBe(50);
  expect(Math.min(...heights)).toBeGreaterThan(50 - STYLE.size);
});

it('measures twice as much at twice the size, and more in bold', () => {
  expect(measure('Clipboard', {weight: 'bold', size: 80})).toBeCloseTo(2 * measure('Clipboard', STYLE));
  expect(measure('Clipboard', STYLE)).toBeGreaterThan(measure('Clipboard', {weight: 'medium', size: 40}));
});

it('takes Chinese from another typeface, and goes on behind it', () => {
  expect(measure('欢迎', STYLE)).toBeCloseTo(2 * measure('欢', STYLE));
  const [left] = extent(outline('欢', STYLE, measure('Hello ', STYLE), 0));
  expect(left).toBeGreaterThan(measure('Hello ', STYLE));
  expect(outline('Hello 欢', STYLE, 0, 0)).toBe(
    outline('Hello ', STYLE, 0, 0) + outline('欢', STYLE, measure('Hello ', STYLE), 0),
  );
});

it('refuses a character that no typeface has', () => {
  expect(() => measure('Hello 🎉', STYLE)).toThrow(
    'no typeface has the character "🎉"; allowed: Latin and simplified Chinese',
  );
});
