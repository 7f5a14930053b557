/** What a value of an XPath gives. */
export type Found = string | number | boolean;

/** XPath knows these four characters alone as space. */
const NUMBER = /^[ \t\r\n]*-?(?:\d+(?:\.\d*)?|\.\d+)[ \t\r\n]*$/;

/** Compares two values by one of the signs of XPath: two texts as texts for equality, all else as numbers. */
export function compareValues(left: Found, sign: string, right: Found): boolean {
  const areTexts = typeof left === 'string' && typeof right === 'string';
  if (areTexts && sign === '=') return left === right;
  if (areTexts && sign === '!=') return left !== right;
  const [a, b] = [toNumber(left), toNumber(right)];
  switch (sign) {
    case '=':
      return a === b;
    case '!=':
      return a !== b;
    case '<':
      return a < b;
    case '<=':
      return a <= b;
    case '>':
      return a > b;
    default:
      return a >= b;
  }
}

/** As XPath reads numbers: an empty text, `1e3` and `0x10` are none. */
function toNumber(found: Found): number {
  return typeof found !== 'string' || NUMBER.test(found) ? Number(found) : Number.NaN;
}
