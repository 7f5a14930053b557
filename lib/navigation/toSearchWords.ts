/** What a reader of a wrong path may have looked for: the words of its last part. */
export function toSearchWords(path: string): string {
  const last = /([^/]+?)(?:\.html?)?\/*$/.exec(path)?.[1] ?? '';
  const cut = last
    .replaceAll(/[-_+]+/g, ' ')
    .trim()
    .slice(0, 60);
  // The cut may leave half of a surrogate pair.
  return cut.replace(/[\p{Cs}\s]$/u, '');
}
