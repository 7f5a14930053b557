const TOKEN =
  /\s*(?:(\/\/|\.\.|::|!=|<=|>=|[/.@*[\](),|=<>])|"([^"]*)"|'([^']*)'|(\d+(?:\.\d+)?)|([A-Za-z_][\w-]*))/y;

export type XPathToken = {kind: 'sign' | 'text' | 'number' | 'name'; text: string};

/** Says what is wrong with an XPath. */
export class XPathProblem extends Error {}

/** Splits an XPath into tokens; throws an `XPathProblem` at what begins none. */
export function tokenizeXPath(expression: string): XPathToken[] {
  const tokens: XPathToken[] = [];
  let at = 0;
  while (expression.slice(at).trim() !== '') {
    TOKEN.lastIndex = at;
    const found = TOKEN.exec(expression);
    if (!found) {
      const rest = expression.slice(at).trim();
      const question = /^["']/.test(rest) ? '; is a text not closed?' : '.';
      throw new XPathProblem(`“${rest.slice(0, 20)}” cannot be read${question}`);
    }
    const [, sign, doubled, single, number, name] = found;
    if (sign !== undefined) tokens.push({kind: 'sign', text: sign});
    else if (number !== undefined) tokens.push({kind: 'number', text: number});
    else if (name !== undefined) tokens.push({kind: 'name', text: name});
    else tokens.push({kind: 'text', text: doubled ?? single ?? ''});
    at = TOKEN.lastIndex;
  }
  return tokens;
}
