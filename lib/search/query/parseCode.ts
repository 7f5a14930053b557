/** The searchable parts of a line of code. */
export interface CodeQuery {
  /** Names of calls, modules and arguments, without strings, numbers and keywords. */
  text: string;
  /** Names of calls, the longest first: `Selector.text`. */
  names: readonly string[];
}

const LOOKS_LIKE_CODE = /^\s*(?:from\s+\S+\s+import\b|import\s+\w)|\w\(|\w\.\w+\.|^\s*\w+\s*=[^=]/;
const KEYWORDS =
  /\b(?:from|import|as|def|class|return|if|else|for|in|while|try|except|with|None|True|False|self|print|lambda|not|and|or|is|var|let|const|new|function)\b/g;
const STRINGS = /"[^"]*"?|'[^']*'?|`[^`]*`?/g;

/** Parses a query that is code, which has an import, a call or an assignment; undefined for any other text. */
export function parseCode(text: string): CodeQuery | undefined {
  if (!LOOKS_LIKE_CODE.test(text)) return undefined;
  const bare = text.replace(STRINGS, ' ').replace(KEYWORDS, ' ');
  const called = [...bare.matchAll(/[A-Za-z_][\w.]*(?=\s*\()/g)].map(([name]) => name);
  const [first, ...others] = called;
  const chain = first === undefined ? [] : others.map((name) => `${first}.${name.replace(/^.*\./, '')}`);
  const imported = [...bare.matchAll(/[A-Za-z_]\w*/g)].map(([name]) => name);
  const names = [...chain.reverse(), ...called, ...(called.length === 0 ? imported.reverse() : [])];
  const words = bare
    .replace(/\bascript\b/g, ' ')
    .replace(/[^\p{L}\p{N}_.]+/gu, ' ')
    .trim();
  return words === '' ? undefined : {text: words, names: [...new Set(names)].slice(0, 6)};
}
