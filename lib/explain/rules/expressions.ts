const MAX_LENGTH = 60;

/** The expression before `.name` in a line of code: `self.adb.get_device()` in `self.adb.get_device().serial`. */
export function findOwner(code: string, name: string): string | undefined {
  return takeBackwards(code, findMember(code, name));
}

/** The expression that is indexed first: `rows` in `rows[3]`. */
export function findIndexed(code: string): string | undefined {
  const match = /[\w)\]]\[/.exec(code);
  return match ? takeBackwards(code, match.index + 1) : undefined;
}

/** The right side of an assignment. */
export function findAssigned(code: string): string | undefined {
  const match = /^[^=()"']{1,200}[^=!<>()"']=(?!=)\s{0,9}(.{1,400})$/.exec(code);
  return match?.[1] === undefined ? undefined : shorten(match[1]);
}

function findMember(code: string, name: string): number {
  for (let at = code.indexOf(`.${name}`); at >= 0; at = code.indexOf(`.${name}`, at + 1))
    if (!/\w/.test(code.charAt(at + name.length + 1))) return at;
  return -1;
}

/** The expression of names, dots and balanced brackets that ends at an index. */
function takeBackwards(code: string, end: number): string | undefined {
  let depth = 0;
  let start = end;
  while (start > 0) {
    const character = code.charAt(start - 1);
    if (/[)\]]/.test(character)) depth++;
    else if (/[([]/.test(character)) {
      if (depth === 0) break;
      depth--;
    } else if (depth === 0 && !/[\w.]/.test(character)) break;
    start--;
  }
  const taken = code.slice(start, Math.max(end, 0));
  return depth === 0 && /^[A-Za-z_]/.test(taken) ? shorten(taken) : undefined;
}

/** Shortens code for use in a sentence, and replaces backticks, which would end the marked code. */
export function shorten(code: string): string {
  const plain = code.trim().replace(/`/g, "'");
  return plain.length <= MAX_LENGTH ? plain : `${plain.slice(0, MAX_LENGTH - 1)}…`;
}
