/** A script's text as Python reads it from a file: without a byte order mark, and with one kind of line end. */
export function normalizeSource(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}
