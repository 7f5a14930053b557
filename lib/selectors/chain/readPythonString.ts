const LITERAL = /^([a-zA-Z]*)("""|'''|"|')([\s\S]*)\2$/;
const ESCAPE = /\\(?:\r?\n|x([\da-fA-F]{2})|u([\da-fA-F]{4})|U([\da-fA-F]{8})|([0-7]{1,3})|([\s\S]))/g;
const SIGNS: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  a: '\x07',
  b: '\b',
  f: '\f',
  v: '\v',
  '\\': '\\',
  "'": "'",
  '"': '"',
};

/** The text that a literal of Python stands for; `undefined` for one that is not closed, and for bytes. */
export function readPythonString(literal: string): string | undefined {
  const [, prefix = '', , body = ''] = LITERAL.exec(literal) ?? [];
  if (!LITERAL.test(literal) || /b/i.test(prefix) || endsOpen(body)) return undefined;
  if (/r/i.test(prefix)) return body;
  return body.replace(ESCAPE, (written, x, u, wide, octal, sign) => {
    const code = x ?? u ?? wide;
    if (code !== undefined) return toCharacter(Number.parseInt(code, 16), written);
    if (octal !== undefined) return toCharacter(Number.parseInt(octal, 8), written);
    // Python keeps the backslash before a sign that means nothing, such as in "\d".
    return sign === undefined ? '' : (SIGNS[sign] ?? written);
  });
}

/** Whether the last quote is escaped, as in `"\"`: the literal is not closed. */
function endsOpen(body: string): boolean {
  return (/\\*$/.exec(body)?.[0].length ?? 0) % 2 === 1;
}

function toCharacter(code: number, written: string): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : written;
}
