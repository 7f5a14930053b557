import {createTokenReader, type TokenReader} from './createTokenReader';
import {tokenizeXPath, XPathProblem} from './tokenizeXPath';
import {
  ARITIES,
  AXES,
  type Axis,
  type FunctionName,
  type PathOperand,
  type XPathCondition,
  type XPathPath,
  type XPathStep,
  type XPathValue,
} from './xpath';

type Operand = XPathValue | PathOperand;

const DESCEND: XPathStep = {axis: 'descendant-or-self', conditions: []};

/**
 * Parses an XPath: paths, unions, axes, conditions with `and`, `or` and `not`, comparisons and common functions. Returns a sentence that
 * says what is wrong when it cannot.
 */
export function parseXPath(expression: string): readonly XPathPath[] | string {
  try {
    const reader = createTokenReader(tokenizeXPath(expression));
    const paths = readUnion(reader);
    const rest = reader.peek();
    if (rest) throw new XPathProblem(`“${rest.text}” does not fit there.`);
    return paths;
  } catch (error) {
    if (error instanceof XPathProblem) return error.message;
    throw error;
  }
}

function readUnion(reader: TokenReader): XPathPath[] {
  const paths = [readPath(reader)];
  while (reader.take('|')) paths.push(readPath(reader));
  return paths;
}

function readPath(reader: TokenReader): XPathPath {
  if (reader.take('(')) {
    const paths = reader.within(readUnion);
    reader.demand(')');
    return {
      isAbsolute: false,
      start: {paths, conditions: readConditions(reader)},
      steps: readMoreSteps(reader),
    };
  }
  const isDeep = reader.take('//');
  const isAbsolute = isDeep || reader.take('/');
  return {isAbsolute, steps: [...(isDeep ? [DESCEND] : []), readStep(reader), ...readMoreSteps(reader)]};
}

function readMoreSteps(reader: TokenReader): XPathStep[] {
  const steps: XPathStep[] = [];
  while (true) {
    if (reader.take('//')) steps.push(DESCEND);
    else if (!reader.take('/')) return steps;
    steps.push(readStep(reader));
  }
}

function readConditions(reader: TokenReader): XPathCondition[] {
  const conditions: XPathCondition[] = [];
  while (reader.take('[')) {
    conditions.push(readOr(reader));
    reader.demand(']');
  }
  return conditions;
}

function readStep(reader: TokenReader): XPathStep {
  if (reader.take('..')) return {axis: 'parent', conditions: []};
  if (reader.take('.')) return {axis: 'self', conditions: []};
  const axis = readAxis(reader);
  const token = reader.peek();
  if (!token || (token.kind !== 'name' && !reader.isNext('*')))
    throw new XPathProblem(
      token ? `“${token.text}” is not a type of a control.` : 'the type of a control is missing at the end.',
    );
  reader.skip(1);
  return {axis, name: token.text, conditions: readConditions(reader)};
}

function readAxis(reader: TokenReader): Axis {
  if (!reader.isNext('::', 1)) return 'child';
  const written = reader.peek()?.text ?? '';
  const axis = AXES.find((name) => name === written);
  if (!axis) throw new XPathProblem(`the axis “${written}” is not read here.`);
  reader.skip(2);
  return axis;
}

function readOr(reader: TokenReader): XPathCondition {
  const parts = reader.within(() => {
    const found = [readAnd(reader)];
    while (reader.take('or')) found.push(readAnd(reader));
    return found;
  });
  return only(parts) ?? {kind: 'or', parts};
}

function readAnd(reader: TokenReader): XPathCondition {
  const parts = [readComparison(reader)];
  while (reader.take('and')) parts.push(readComparison(reader));
  return only(parts) ?? {kind: 'and', parts};
}

function readComparison(reader: TokenReader): XPathCondition {
  const isNot = reader.isNext('not') && reader.isNext('(', 1);
  if (isNot) reader.skip(1);
  if (reader.take('(')) {
    const inner = readOr(reader);
    reader.demand(')');
    return isNot ? {kind: 'not', part: inner} : inner;
  }
  const left = readOperand(reader);
  const sign = ['=', '!=', '<', '<=', '>', '>='].find(reader.take);
  if (sign) return {kind: 'compare', left: toValue(left), sign, right: toValue(readOperand(reader))};
  return left.kind === 'path' ? left : {kind: 'value', value: left};
}

function readOperand(reader: TokenReader): Operand {
  const token = reader.peek();
  if (!token) throw new XPathProblem('a condition is not finished.');
  if (token.kind === 'text' || token.kind === 'number') {
    reader.skip(1);
    return {kind: 'constant', value: token.kind === 'number' ? Number(token.text) : token.text};
  }
  if (reader.take('@')) {
    const name = reader.peek();
    if (name?.kind !== 'name') throw new XPathProblem('the name of an attribute is missing after “@”.');
    reader.skip(1);
    return {kind: 'attribute', name: name.text};
  }
  if (token.kind === 'name' && reader.isNext('(', 1)) {
    reader.skip(2);
    return toCall(token.text, reader.within(readArguments));
  }
  return {kind: 'path', paths: readUnion(reader)};
}

function readArguments(reader: TokenReader): Operand[] {
  const operands: Operand[] = [];
  while (!reader.take(')')) {
    if (operands.length > 0) reader.demand(',');
    operands.push(readOperand(reader));
  }
  return operands;
}

function toCall(written: string, operands: readonly Operand[]): XPathValue {
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

function isFunctionName(written: string): written is FunctionName {
  return Object.hasOwn(ARITIES, written);
}

function toValue(operand: Operand): XPathValue {
  if (operand.kind === 'path')
    throw new XPathProblem('a control has no text of its own; compare an attribute such as @label.');
  return operand;
}

function only<Item>(items: readonly Item[]): Item | undefined {
  return items.length === 1 ? items[0] : undefined;
}
