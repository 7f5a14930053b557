/** Prints the cells of a row, each as wide as the columns of the tables. */
export function printRow(cells: readonly (string | number)[]): void {
  console.log(
    cells
      .map((cell) => String(cell).padEnd(18))
      .join('')
      .trimEnd(),
  );
}
