const BYTES = 16;

/** A random name for a reader; not `crypto.randomUUID`, which browsers refuse on plain HTTP. */
export function createUserToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return `page-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
