const BYTES = 16;

/** A random token for a reader. `crypto.randomUUID` is not used, because browsers lack it on plain HTTP. */
export function createUserToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return `page-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
