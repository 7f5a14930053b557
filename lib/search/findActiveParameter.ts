import {splitOutsideBrackets} from '../text/splitOutsideBrackets';

/** A range of a text: `[start, end)` in UTF-16 units. */
export type TextRange = readonly [start: number, end: number];

/**
 * Finds the parameter of `signature` for the argument at the caret: by name where the query has `name=`, by position otherwise.
 * Undefined before the opening parenthesis, and when there is no such parameter.
 */
export function findActiveParameter(query: string, caret: number, signature: string): TextRange | undefined {
  const typed = query.slice(0, caret);
  const open = typed.indexOf('(');
  if (open < 0) return undefined;
  const given = splitOutsideBrackets(typed.slice(open + 1), ',');
  const keyword = /^\s*(\w+)\s*=/.exec(given.at(-1)?.text ?? '')?.[1];
  const start = signature.indexOf('(') + 1;
  if (start === 0) return undefined;
  const parameters = splitOutsideBrackets(signature.slice(start), ',')
    .map(({text, offset}) => ({text, from: start + offset + text.length - text.trimStart().length}))
    .filter(({text}) => /^\s*\*{0,2}\w/.test(text));
  const active = keyword
    ? parameters.find(({text}) => nameOf(text) === keyword)
    : parameters[given.length - 1];
  return active && [active.from, active.from + active.text.trim().length];
}

function nameOf(parameter: string): string | undefined {
  return /^\s*\*{0,2}(\w+)/.exec(parameter)?.[1];
}
