/** Tells the texts that an editor has reported, and that its owner hands back a moment later, from those of somebody else. */
export interface Echoes {
  report(text: string): void;
  /** Whether a text that comes in was reported before; it and what was reported before it are then expected no more. */
  isEcho(text: string): boolean;
}

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
