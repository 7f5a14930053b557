/** Code that ends like a sentence or a label, or is a single sign: without marks, it would run into the text around it. */
const PUNCTUATED = /[.,:;!?]$|^[^\p{L}\p{N}\s]$/u;

/**
 * Takes out the backticks by which stubs and failure lists mark code: a hit shows plain text. Code that would run into the text
 * around it is quoted instead: `“Saved.”, and nothing shows`.
 */
export function dropCodeMarks(text: string): string {
  return text.replace(/`([^`]*)`/g, (marked, code: string) =>
    PUNCTUATED.test(code) && marked !== text ? `“${code}”` : code,
  );
}
