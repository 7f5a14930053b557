/** What a reader of a wrong path may have looked for: the words of its last part. */
export function toSearchWords(path: string): string {
  const last = /([^/]+?)(?:\.html?)?\/*$/.exec(path)?.[1] ?? '';
  return last
    .replaceAll(/[-_+]+/g, ' ')
    .trim()
    .slice(0, 60);
}
