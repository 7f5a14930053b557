import fc, {type Arbitrary} from 'fast-check';

/** Anything that JSON holds, also names that every object has already. */
export function hostileValue(): Arbitrary<unknown> {
  const awkward = fc.constantFrom(null, true, 0, -1, 1.5, '', 'a', '__proto__', [], {}, [null], [[]], {
    toString: 1,
  });
  return fc.oneof(awkward, fc.jsonValue({maxDepth: 3}));
}

/** A good value of which one to three parts, at any depth, are missing or something else. */
export function damagedValue(samples: readonly unknown[]): Arbitrary<unknown> {
  const edit = fc.tuple(fc.nat(10_000), fc.option(hostileValue(), {nil: undefined}));
  return fc
    .tuple(fc.constantFrom(...samples), fc.array(edit, {minLength: 1, maxLength: 3}))
    .map(([sample, edits]) => edits.reduce((value, [place, put]) => replaceAt(value, place, put), sample));
}

/** Puts a value in the place of the part with a number; `undefined` takes the part away. */
function replaceAt(value: unknown, place: number, put: unknown): unknown {
  const count = countParts(value);
  let left = place % count;
  return visit(value);

  function visit(part: unknown): unknown {
    if (left-- === 0) return put;
    if (Array.isArray(part)) return part.map(visit).filter((item) => item !== undefined);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(
      Object.entries(part)
        .map(([key, item]) => [key, visit(item)])
        .filter(([, item]) => item !== undefined),
    );
  }
}

function countParts(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce<number>((sum, item) => sum + countParts(item), 1);
}
