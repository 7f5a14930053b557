/** What a run may use; the first that is passed ends it with the outcome `limit`. */
export interface RunLimits {
  /** Lines that begin, each turn of a loop counted again. */
  steps: number;
  /** Calls of the product's functions that reach the phone. */
  calls: number;
  /** Simulated time in milliseconds. */
  timeMs: number;
  /** Characters printed. */
  outputLength: number;
  /** Time on the reader's clock in milliseconds; watched from outside of the worker. */
  wallMs: number;
}

export const DEFAULT_LIMITS: RunLimits = {
  steps: 200_000,
  calls: 2_000,
  timeMs: 10 * 60_000,
  outputLength: 100_000,
  wallMs: 10_000,
};

/** After this many `line` events only lines with a call are reported. */
export const MAX_LINE_EVENTS = 5_000;
