export interface InvalidValue {
  /** Path of the file, from the root of the project. */
  file: string;
  /** Name of the field, for example `verified.date`; for the environment the variable's name. */
  field: string;
  found: unknown;
  /** The allowed values, as the end of the sentence 'allowed: …'. */
  allowed: string;
}

/** Longer values are cut, because they would hide file and field: a value may be a whole file. */
const MAX_LENGTH = 200;

/** The error of every validation, worded in one line: the file, the field, what was found, what is allowed. */
export function describeInvalid({file, field, found, allowed}: InvalidValue): Error {
  return new Error(`${file}: ${toShortLine(field)} is ${describeValue(found)}; allowed: ${allowed}`);
}

function describeValue(value: unknown): string {
  if (value === undefined) return 'missing';
  return toShortLine(typeof value === 'number' ? String(value) : toJson(value));
}

/** A value from YAML may contain itself, by an alias. */
function toJson(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch {
    return 'a value that contains itself';
  }
}

function toShortLine(text: string): string {
  const line = text.replace(/[\n\r\u2028\u2029]/g, ' ');
  return line.length <= MAX_LENGTH ? line : `${line.slice(0, MAX_LENGTH)}… (${line.length} characters)`;
}
