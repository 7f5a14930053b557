/** A hash in the name of a built file, or in the bundler's table of chunks; `#` begins a colour. */
const CONTENT_HASH = /(?<![#\w])[0-9a-f]{8,20}(?!\w)/g;

/** The text of a built file without the hashes that change with the texts of other pages. */
export function dropContentHashes(text: string): string {
  return text.replaceAll(CONTENT_HASH, '');
}
