export interface InvalidValue {
  /** Path of the file, from the root of the project. */
  file: string;
  /** Name of the field, for example `verified.date`; for the environment the variable's name. */
  field: string;
  found: unknown;
  /** What may stand there, as the end of the sentence 'allowed: …'. */
  allowed: string;
}

/** The error of every validation, worded in one line: the file, the field, what was found, what is allowed. */
export function describeInvalid({file, field, found, allowed}: InvalidValue): Error {
  return new Error(`${file}: ${field} is ${describeValue(found)}; allowed: ${allowed}`);
}

function describeValue(value: unknown): string {
  return value === undefined ? 'missing' : JSON.stringify(value);
}
