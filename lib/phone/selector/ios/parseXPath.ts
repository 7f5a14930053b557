const AXES = [
  'child',
  'descendant',
  'descendant-or-self',
  'self',
  'parent',
  'ancestor',
  'ancestor-or-self',
  'following-sibling',
  'preceding-sibling',
] as const;
/** How many values each function takes. Those that may take none would read the text of the control, and there is none. */
const ARITIES = {
  contains: 2,
  'starts-with': 2,
  position: 0,
  last: 0,
  'normalize-space': 1,
  'string-length': 1,
  true: 0,
  false: 0,
} as const;

type FunctionName = keyof typeof ARITIES;

export interface XPathStep {
  axis: (typeof AXES)[number];
  /** Type of a control, `*` for any; absent for `.`, `..` and the hidden step of `//`, which match every node. */
  name?: string;
  conditions: readonly XPathCondition[];
}

export interface XPathPath {
  isAbsolute: boolean;
  /** Where the steps begin when the path has brackets first, such as `(//a | //b)[1]`. */
  start?: {paths: readonly XPathPath[]; conditions: readonly XPathCondition[]};
  steps: readonly XPathStep[];
}

export type XPathCondition =
  | {kind: 'and' | 'or'; parts: readonly XPathCondition[]}
  | {kind: 'not'; part: XPathCondition}
  | {kind: 'compare'; left: XPathValue; sign: string; right: XPathValue}
  | {kind: 'value'; value: XPathValue}
  | PathOperand;

export type XPathValue =
  | {kind: 'constant'; value: string | number}
  | {kind: 'attribute'; name: string}
  | {kind: 'count'; paths: readonly XPathPath[]}
  | {kind: 'call'; name: FunctionName; values: readonly XPathValue[]};

/** Several paths are a union: `a | b`. */
type PathOperand = {kind: 'path'; paths: readonly XPathPath[]};

const TOKEN =
  /\s*(?:(\/\/|\.\.|::|!=|<=|>=|[/.@*[\](),|=<>])|"([^"]*)"|'([^']*)'|(\d+(?:\.\d+)?)|([A-Za-z_][\w-]*))/y;
const MAX_DEPTH = 20;

type Token = {kind: 'sign' | 'text' | 'number' | 'name'; text: string};

const DESCEND: XPathStep = {axis: 'descendant-or-self', conditions: []};

/**
 * Parses an XPath: paths, unions, axes, conditions with `and`, `or` and `not`, comparisons and common functions. Returns a sentence that
 * says what is wrong when it cannot.
 */
export function parseXPath(expression: string): readonly XPathPath[] | string {
  try {
    return readPaths(tokenize(expression));
  } catch (error) {
    if (error instanceof XPathProblem) return error.message;
    throw error;
  }
}

function readPaths(tokens: readonly Token[]): XPathPath[] {
  let at = 0;
  let depth = 0;
  const paths = readUnion();
  if (at < tokens.length) throw new XPathProblem(`“${tokens[at]?.text}” does not fit there.`);
  return paths;

  function isAt(place: number, text: string): boolean {
    const token = tokens[place];
    return token?.text === text && (token.kind === 'sign' || token.kind === 'name');
  }

  function take(text: string): boolean {
    const isThere = isAt(at, text);
    if (isThere) at++;
    return isThere;
  }

  function demand(text: string): void {
    if (!take(text))
      throw new XPathProblem(
        `“${text}” is missing${tokens[at] ? ` before “${tokens[at]?.text}”` : ' at the end'}.`,
      );
  }

  function readUnion(): XPathPath[] {
    const paths = [readPath()];
    while (take('|')) paths.push(readPath());
    return paths;
  }

  function readPath(): XPathPath {
    if (take('(')) {
      enterBrackets();
      const paths = readUnion();
      demand(')');
      depth--;
      return {isAbsolute: false, start: {paths, conditions: readConditions()}, steps: readMoreSteps()};
    }
    const isDeep = take('//');
    const isAbsolute = isDeep || take('/');
    return {isAbsolute, steps: [...(isDeep ? [DESCEND] : []), readStep(), ...readMoreSteps()]};
  }

  function readMoreSteps(): XPathStep[] {
    const steps: XPathStep[] = [];
    while (true) {
      if (take('//')) steps.push(DESCEND);
      else if (!take('/')) return steps;
      steps.push(readStep());
    }
  }

  function readConditions(): XPathCondition[] {
    const conditions: XPathCondition[] = [];
    while (take('[')) {
      conditions.push(readOr());
      demand(']');
    }
    return conditions;
  }

  function enterBrackets(): void {
    if (++depth > MAX_DEPTH)
      throw new XPathProblem(`more than ${MAX_DEPTH} brackets inside each other are not read.`);
  }

  function readStep(): XPathStep {
    if (take('..')) return {axis: 'parent', conditions: []};
    if (take('.')) return {axis: 'self', conditions: []};
    let axis: XPathStep['axis'] = 'child';
    if (isAt(at + 1, '::')) {
      const written = tokens[at]?.text ?? '';
      const known = AXES.find((name) => name === written);
      if (!known) throw new XPathProblem(`the axis “${written}” is not read here.`);
      axis = known;
      at += 2;
    }
    const token = tokens[at];
    if (!token || (token.kind !== 'name' && !isAt(at, '*')))
      throw new XPathProblem(
        token ? `“${token.text}” is no type of a control.` : 'the type of a control is missing at the end.',
      );
    at++;
    return {axis, name: token.text, conditions: readConditions()};
  }

  function readOr(): XPathCondition {
    enterBrackets();
    const parts = [readAnd()];
    while (take('or')) parts.push(readAnd());
    depth--;
    return only(parts) ?? {kind: 'or', parts};
  }

  function readAnd(): XPathCondition {
    const parts = [readComparison()];
    while (take('and')) parts.push(readComparison());
    return only(parts) ?? {kind: 'and', parts};
  }

  function readComparison(): XPathCondition {
    if (take('(')) {
      const inner = readOr();
      demand(')');
      return inner;
    }
    if (isAt(at, 'not') && isAt(at + 1, '(')) {
      at += 2;
      const part = readOr();
      demand(')');
      return {kind: 'not', part};
    }
    const left = readOperand();
    const sign = ['=', '!=', '<', '<=', '>', '>='].find(take);
    if (sign) return {kind: 'compare', left: toValue(left), sign, right: readValue()};
    return left.kind === 'path' ? left : {kind: 'value', value: left};
  }

  function readValue(): XPathValue {
    return toValue(readOperand());
  }

  function readOperand(): XPathValue | PathOperand {
    const token = tokens[at];
    if (!token) throw new XPathProblem('a condition is not finished.');
    if (token.kind === 'text' || token.kind === 'number') {
      at++;
      return {kind: 'constant', value: token.kind === 'number' ? Number(token.text) : token.text};
    }
    if (take('@')) {
      const name = tokens[at++];
      if (name?.kind !== 'name') throw new XPathProblem('the name of an attribute is missing after “@”.');
      return {kind: 'attribute', name: name.text};
    }
    if (token.kind === 'name' && isAt(at + 1, '(')) return readCall(token.text);
    return {kind: 'path', paths: readUnion()};
  }

  function readCall(written: string): XPathValue {
    at += 2;
    const operands: (XPathValue | PathOperand)[] = [];
    enterBrackets();
    while (!take(')')) {
      if (operands.length > 0) demand(',');
      operands.push(readOperand());
    }
    depth--;
    if (written === 'count') {
      const operand = only(operands);
      if (operand?.kind !== 'path') throw new XPathProblem('count() takes a path.');
      return {kind: 'count', paths: operand.paths};
    }
    if (!isFunctionName(written))
      throw new XPathProblem(
        `the function ${written}() is not read here; ${Object.keys(ARITIES).join(', ')}, count and not are.`,
      );
    const arity = ARITIES[written];
    if (operands.length !== arity)
      throw new XPathProblem(
        `${written}() takes ${arity || 'no'} ${arity === 2 ? 'values' : 'value'}; found ${operands.length || 'none'}.`,
      );
    return {kind: 'call', name: written, values: operands.map(toValue)};
  }
}

function isFunctionName(written: string): written is FunctionName {
  return Object.hasOwn(ARITIES, written);
}

function toValue(operand: XPathValue | PathOperand): XPathValue {
  if (operand.kind === 'path')
    throw new XPathProblem('a control has no text of its own; compare an attribute such as @label.');
  return operand;
}

class XPathProblem extends Error {}

function only<Item>(items: readonly Item[]): Item | undefined {
  return items.length === 1 ? items[0] : undefined;
}

function tokenize(expression: string): Token[] {
  const tokens: Token[] = [];
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
