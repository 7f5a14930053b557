/** Of a longer line only its beginning is looked at. */
const MOST_CHARACTERS = 400;
/** How deep brackets are looked into. */
const MOST_BRACKETS = 8;
const TEXT = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g;
const INNERMOST = /\([^()[\]{}]*\)|\[[^()[\]{}]*\]|\{[^()[\]{}]*\}/g;
/** What stands for a pair of brackets while those around it are emptied. */
const PAIRS: Readonly<Record<string, string>> = {'(': '①', '[': '②', '{': '③'};

/** A line of code with all its texts empty, and without its comment. */
export function emptyTexts(code: string): string {
  return code.slice(0, MOST_CHARACTERS).replace(TEXT, '""').replace(/#.*/, '').trim();
}

/** The same, with all its brackets empty too. */
export function emptyBrackets(code: string): string {
  let bare = emptyTexts(code);
  for (let round = 0; round < MOST_BRACKETS; round++)
    bare = bare.replace(INNERMOST, (pair) => PAIRS[pair.charAt(0)] ?? '');
  return bare.replace(/①/g, '()').replace(/②/g, '[]').replace(/③/g, '{}');
}

/** How many more brackets lines open than they close. */
export function countOpen(lines: readonly string[]): number {
  return lines.reduce((open, code) => {
    const bare = emptyTexts(code);
    return open + (bare.match(/[([{]/g) ?? []).length - (bare.match(/[)\]}]/g) ?? []).length;
  }, 0);
}
