/** Escapes a text, so that as a regular expression it matches itself alone. */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
