/**
 * Makes a reader of files that reads a file again only when its text is another one: in development all pages are
 * asked for at each change of one.
 */
export function rememberByText<Result>(
  read: (text: string) => Result,
): (file: string, text: string) => Result {
  const remembered = new Map<string, {text: string; result: Result}>();
  return (file, text) => {
    const known = remembered.get(file);
    if (known?.text === text) return known.result;
    const result = read(text);
    remembered.set(file, {text, result});
    return result;
  };
}
