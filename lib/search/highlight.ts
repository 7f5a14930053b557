/** A text and the parts of it that match, as `[start, end)` in UTF-16 units; never HTML. */
export interface Highlighted {
  text: string;
  ranges: readonly (readonly [start: number, end: number])[];
}
