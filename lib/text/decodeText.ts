/**
 * The text of a file, of which parts may be left out. PowerShell on Windows writes what `>` takes in UTF-16, which begins with a mark;
 * what has none is read as UTF-8. With `fatal` it throws at what is no text; otherwise a sign stands in its place.
 */
export function decodeText(
  parts: readonly [ArrayBuffer, ...ArrayBuffer[]],
  options: Pick<TextDecoderOptions, 'fatal'> = {},
): string {
  const [first, second] = new Uint8Array(parts[0]);
  const isLittle = first === 0xff && second === 0xfe;
  const isBig = first === 0xfe && second === 0xff;
  const decoder = new TextDecoder(isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8', options);
  const text = parts.map((part) => decoder.decode(part)).join('');
  // UTF-8 allows it, but a script with it does not run.
  if (options.fatal && text.includes('\0')) throw new TypeError('a null character');
  return text;
}
