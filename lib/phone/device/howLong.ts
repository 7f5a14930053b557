/** A touch of at least this length is a long press, as on Android. */
const LONG_PRESS_MS = 500;

/** Whether a touch of this length is a tap or a long press. */
export function howLong(ms: number): 'tap' | 'long' {
  return ms < LONG_PRESS_MS ? 'tap' : 'long';
}
