/** A plain text with its matches, as ranges `[start, end)` in UTF-16 units. */
export interface Highlighted {
  text: string;
  ranges: readonly (readonly [start: number, end: number])[];
}
