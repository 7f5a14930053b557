import {type Edit, open, tokenAt} from './edit';
import {findColon, type PairedTokens, splitElements} from './readExpressions';
import type {PythonToken} from './tokenizePython';
import {TYPING_NAMES} from './typingNames';

const TYPES = new RegExp(`^(?:${TYPING_NAMES})$`);
const END_OF_TYPE = /^(?:[:=;)\]}]|\r?\n)$/;
const END = /^(?:;|\r?\n)$/;

/**
 * The interpreter reads no types after `:` and `->`, so a name of `typing` that the script does not import would be no error. For
 * such a name, `def f(a: List[int]):` becomes `def f(a: List[int], *, _sim_typing_=List):`, and `a: List[int] = []` becomes
 * `List;a: List[int] = []`: each asks for the name when Python does. `statements` are the places where simple ones begin.
 */
export function askForTypes(
  script: PairedTokens,
  statements: readonly number[],
  columnOf: (token: PythonToken) => number,
): Edit[] {
  const {tokens, partners} = script;
  if (!tokens.some(({text}) => TYPES.test(text))) return [];
  const given = listGiven(script, statements);
  // With the latter Python reads no types either.
  if (given.has('*') || given.has('annotations')) return [];
  const isMissing = ({text}: PythonToken, place: number): boolean =>
    TYPES.test(text) && !given.has(text) && tokens[place - 1]?.text !== '.';
  const findMissing = (first: number, last: number): string | undefined =>
    tokens.slice(first, last + 1).find((token, index) => isMissing(token, first + index))?.text;
  const endOfType = (from: number): number => {
    let place = from + 1;
    while (place < tokens.length && !END_OF_TYPE.test(tokens[place]?.text ?? ''))
      place = (partners.get(place) ?? place) + 1;
    return place - 1;
  };

  function askInFunction(bracket: number, end: number): Edit[] {
    const parameters = splitElements(script, {first: bracket, last: end});
    const name =
      parameters
        .map(({first, last}) => {
          const colon = findColon(script, {first, last}) ?? last;
          return findMissing(colon + 1, Math.min(last, endOfType(colon)));
        })
        .find(Boolean) ?? findMissing(end + 1, endOfType(end));
    if (name === undefined) return [];
    const hasStar = parameters.some(({first}) => tokens[first]?.text === '*');
    const asked = `${hasStar ? '' : '*, '}_sim_typing_=${name}`;
    const rest = parameters.find(({first}) => tokens[first]?.text === '**');
    if (rest) return [open(tokenAt(tokens, rest.first).from, `${asked}, `)];
    const comma = parameters.length === 0 || tokens[end - 1]?.text === ',' ? '' : ', ';
    return [open(tokenAt(tokens, end).from, comma + asked)];
  }

  return [
    ...statements.flatMap((first) => {
      if (tokens[first + 1]?.text !== ':') return [];
      const name = findMissing(first + 2, endOfType(first + 1));
      return name === undefined || isInFunction(tokens, first, columnOf)
        ? []
        : [open(tokenAt(tokens, first).from, `${name};`)];
    }),
    ...tokens.flatMap(({text}, place) => {
      const end = text === 'def' ? partners.get(place + 2) : undefined;
      return end === undefined ? [] : askInFunction(place + 2, end);
    }),
  ];
}

/** Names that the script imports, defines or sets anywhere. */
function listGiven({tokens}: PairedTokens, statements: readonly number[]): ReadonlySet<string> {
  const given = new Set<string>();
  for (const first of statements)
    if (/^(?:from|import)$/.test(tokens[first]?.text ?? ''))
      for (let place = first; tokens[place] && !END.test(tokens[place]?.text ?? ''); place++)
        given.add(tokens[place]?.text ?? '');
  for (const [place, {text}] of tokens.entries())
    if (/^(?:class|def|as|for)$/.test(tokens[place - 1]?.text ?? '') || tokens[place + 1]?.text === '=')
      given.add(text);
  return given;
}

/** Whether the line of a statement is in the block of a function. */
function isInFunction(
  tokens: readonly PythonToken[],
  first: number,
  columnOf: (token: PythonToken) => number,
): boolean {
  let column = columnOf(tokenAt(tokens, first));
  for (let place = first - 1; place >= 0 && column > 1; place--) {
    const token = tokenAt(tokens, place);
    if (token.kind === 'newline' || (place > 0 && tokens[place - 1]?.kind !== 'newline')) continue;
    if (columnOf(token) >= column) continue;
    column = columnOf(token);
    if (token.text === 'def' || tokens[place + 1]?.text === 'def') return true;
  }
  return false;
}
