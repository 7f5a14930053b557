/** How a reader says no: the class of its error, or how its one line is worded. */
export type Refusal = RegExp | (new (...values: never[]) => Error);

/** One line of `describeInvalid`. */
export const INVALID = /^[^\n]+: [^\n]+ is [^\n]+; allowed: [^\n]+$/;

/** What a reader gives; `undefined` when it refuses as it says that it does. Every other error goes on. */
export function readOrRefuse<Result>(read: () => Result, refusal: Refusal): Result | undefined {
  try {
    return read();
  } catch (error) {
    if (isRefusal(error, refusal)) return undefined;
    throw error;
  }
}

/** Tells whether an error is worded as a reader says. */
function isRefusal(error: unknown, refusal: Refusal): boolean {
  if (!(refusal instanceof RegExp)) return error instanceof refusal;
  return error instanceof Error && error.constructor === Error && refusal.test(error.message);
}
