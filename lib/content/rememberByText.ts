/**
 * Memoizes a reader of files: a file is read again only when its text has changed. In development, all pages are requested
 * whenever one changes.
 */
export function rememberByText<Result>(
  read: (file: string, text: string) => Result,
): (file: string, text: string) => Result {
  const remembered = new Map<string, {text: string; result: Result}>();
  return (file, text) => {
    const known = remembered.get(file);
    if (known?.text === text) return known.result;
    const result = read(file, text);
    remembered.set(file, {text, result});
    return result;
  };
}
