/**
 * The text of a script that calls a function, for the HTML of every page: without the lines that are comments and
 * without indentation. The arguments must be what JSON can hold.
 */
export function toInlineScript<Arguments extends readonly unknown[]>(
  run: (...values: Arguments) => void,
  ...values: Arguments
): string {
  const text = String(run)
    .replace(/^\s*(?:\/\/.*|\/\*\*[\s\S]*?\*\/)$/gm, '')
    .replace(/^\s+/gm, '');
  return `(${text})(${values.map((value) => JSON.stringify(value)).join()})`;
}
