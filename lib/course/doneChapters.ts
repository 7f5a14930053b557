/** Parses the stored ids of done chapters; anything else counts as none. */
export function parseDoneChapters(stored: string | null): readonly string[] {
  if (stored === null) return [];
  try {
    const found: unknown = JSON.parse(stored);
    return Array.isArray(found) ? found.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Marks chapters as done, or removes their marks, and keeps those of other chapters. */
export function markChapters(done: readonly string[], ids: readonly string[], isDone: boolean): string[] {
  const others = done.filter((id) => !ids.includes(id));
  return isDone ? [...others, ...ids] : others;
}
