/** What a value that was thrown says; anything may be thrown. */
export function toMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
