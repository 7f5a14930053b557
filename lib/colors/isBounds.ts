import type {Bounds} from '../phone/geometry';

/** Wider than any screen. */
const MAX_COORDINATE = 100_000;

/** Tells whether numbers are a rectangle: left, top, right, bottom, in whole pixels. */
export function isBounds(numbers: readonly number[]): numbers is Bounds {
  const [left = -1, top = -1, right = -1, bottom = -1] = numbers;
  return (
    numbers.length === 4 &&
    numbers.every((number) => Number.isInteger(number) && number >= 0 && number <= MAX_COORDINATE) &&
    left < right &&
    top < bottom
  );
}
