/** Distinguishes texts that an editor has reported, and that come back as its value, from texts set by others. */
export interface Echoes {
  report(text: string): void;
  /** Whether a text was reported before. It, and all that were reported before it, are then no longer expected. */
  isEcho(text: string): boolean;
}

/** Makes a memory that expects no text yet. */
export function createEchoes(): Echoes {
  const expected: string[] = [];
  return {
    report(text) {
      expected.push(text);
    },
    isEcho(text) {
      const index = expected.lastIndexOf(text);
      expected.splice(0, index < 0 ? expected.length : index + 1);
      return index >= 0;
    },
  };
}
