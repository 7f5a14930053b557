/** Reads which chapters a browser has marked as done; anything that is not a list of ids counts as none. */
export function parseDoneChapters(stored: string | null): readonly string[] {
  if (stored === null) return [];
  try {
    const found: unknown = JSON.parse(stored);
    return Array.isArray(found) ? found.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Marks chapters as done, or takes their marks away; those of other courses stay. */
export function markChapters(done: readonly string[], ids: readonly string[], isDone: boolean): string[] {
  const others = done.filter((id) => !ids.includes(id));
  return isDone ? [...others, ...ids] : others;
}
