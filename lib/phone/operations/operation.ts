import {isRecord} from '../../validation/isRecord';
import type {Bounds, ScreenPoint} from '../geometry';
import type {RunState} from '../run/runState';

/** Arguments of a call, by their names in the stubs. Objects of the product are marked with `$` (`packages/python/sim.py`). */
export type Values = Readonly<Record<string, unknown>>;

/**
 * Performs a call on the phone and returns its result as a value for Python; `undefined` becomes `None`. What it throws becomes
 * a ValueError in the script.
 */
export type Operation = (values: Values, state: RunState) => unknown;

/** Operations by the short name of the call: `android.action.click`. */
export type Operations = Readonly<Record<string, Operation>>;

/** A number among the arguments; `fallback` for any other value. */
export function numberOf(values: Values, name: string, fallback = 0): number {
  const value = values[name];
  return typeof value === 'number' ? value : fallback;
}

/** An argument as text; `fallback` for `None` and a missing one. */
export function textOf(values: Values, name: string, fallback = ''): string {
  const value = values[name];
  if (typeof value === 'string') return value;
  return value === null || value === undefined ? fallback : String(value);
}

/** The state of an object of the product, such as the links of a selector. */
export function stateOf(value: unknown): Values {
  return isRecord(value) && isRecord(value.state) ? value.state : {};
}

/** An area `[left, top, right, bottom]`; `undefined` for `None`. Throws for any other form. */
export function regionOf(values: Values, name = 'rect'): Bounds | undefined {
  const value = values[name];
  if (value === null || value === undefined) return undefined;
  const edges = Array.isArray(value) ? value.filter((edge) => typeof edge === 'number') : [];
  const [left, top, right, bottom] = edges;
  if (
    edges.length !== 4 ||
    left === undefined ||
    top === undefined ||
    right === undefined ||
    bottom === undefined
  )
    throw new Error(`${name}: found ${JSON.stringify(value)}; allowed: [left, top, right, bottom]`);
  return [left, top, right, bottom];
}

/** The point of `x` and `y`, or of `x` alone where it is a point. Throws for other values. */
export function pointOf(values: Values): ScreenPoint {
  const {x, y} = values;
  if (isRecord(x)) {
    const point = x.$ === 'dict' ? Object.fromEntries(entriesOf(x)) : stateOf(x);
    if (typeof point.x === 'number' && typeof point.y === 'number')
      return [Math.trunc(point.x), Math.trunc(point.y)];
  }
  if (typeof x === 'number' && typeof y === 'number') return [Math.trunc(x), Math.trunc(y)];
  throw new Error(
    `x, y: found ${describeArgument(x)}, ${describeArgument(y)}; allowed: two numbers, or a point`,
  );
}

/** The items of a Python dict. */
function entriesOf(value: Values): [string, unknown][] {
  const items = Array.isArray(value.items) ? value.items : [];
  return items.flatMap((item): [string, unknown][] =>
    Array.isArray(item) ? [[String(item[0]), item[1]]] : [],
  );
}

/** A Python value with its dicts as plain objects, as it is stored. */
export function plainOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plainOf);
  if (!isRecord(value) || value.$ !== 'dict') return value;
  return Object.fromEntries(entriesOf(value).map(([key, item]) => [key, plainOf(item)]));
}

function describeArgument(value: unknown): string {
  if (value === null || value === undefined) return 'None';
  return isRecord(value) ? String(value.type ?? value.$) : JSON.stringify(value);
}
