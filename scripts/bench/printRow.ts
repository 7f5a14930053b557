/** A figure with three digits; a dash where nothing was measured. */
export function formatFigure(value: number | undefined): string {
  if (value === undefined) return '–';
  return value < 100 ? value.toFixed(1) : value.toFixed(0);
}

/** The first figure as a multiple of the other. */
export function formatRatio(mine: number | undefined, other: number | undefined): string {
  return mine !== undefined && other ? (mine / other).toFixed(2) : '–';
}

/** Prints a row of a table: a name and its figures. */
export function printRow([name = '', ...cells]: readonly string[]): void {
  console.log(name.padEnd(40) + cells.map((cell) => cell.padStart(12)).join(''));
}
