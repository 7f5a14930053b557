/** A part of a text, and where it begins there. */
export interface SourcePart {
  text: string;
  offset: number;
}

/**
 * Splits source at a separator outside brackets and quotes, up to a bracket that closes what the text did not open:
 * at commas `a, b[c, d]) -> e` gives `a` and ` b[c, d]`.
 */
export function splitOutsideBrackets(source: string, separator: string): SourcePart[] {
  const parts: SourcePart[] = [];
  let depth = 0;
  let quote = '';
  let from = 0;
  let end = 0;
  for (; end < source.length; end++) {
    const character = source.charAt(end);
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (/["']/.test(character)) quote = character;
    else if (/[([{]/.test(character)) depth++;
    else if (/[)\]}]/.test(character)) depth--;
    else if (character === separator && depth === 0) {
      parts.push({text: source.slice(from, end), offset: from});
      from = end + 1;
    }
    if (depth < 0) break;
  }
  return [...parts, {text: source.slice(from, end), offset: from}];
}
