/** An object that Python makes by calling a name: `new PythonCall('Point', [1, 2])` is `Point(1, 2)`. */
export class PythonCall {
  constructor(
    readonly name: string,
    readonly values: readonly unknown[],
  ) {}
}

/** Fields as a plain dict of the interpreter, for arguments of a `PythonCall`. */
export class PythonFields {
  constructor(readonly fields: object) {}
}

/** Writes a value as an expression of Python; objects become dicts that keep their order. */
export function toPython(value: unknown): string {
  if (value === null || value === undefined) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value === 'number') return formatNumber(value);
  if (typeof value === 'string') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(toPython).join(', ')}]`;
  if (value instanceof PythonCall) return `${value.name}(${value.values.map(toPython).join(', ')})`;
  if (value instanceof PythonFields) {
    const parts = Object.entries(value.fields).map(
      ([name, field]) => `${JSON.stringify(name)}: ${toPython(field)}`,
    );
    return `{${parts.join(', ')}}`;
  }
  const items = Object.entries(value).map(([name, item]) => `(${JSON.stringify(name)}, ${toPython(item)})`);
  return `D([${items.join(', ')}])`;
}

function formatNumber(value: number): string {
  if (Number.isNaN(value)) return 'float("nan")';
  return Number.isFinite(value) ? String(value) : `float("${value > 0 ? '' : '-'}inf")`;
}

/** An object of the product's class `name`, whose values a script reads as attributes. */
export function toPythonObject(name: string, values: object): PythonCall {
  return new PythonCall('Fields', [new PythonFields(values), name]);
}
