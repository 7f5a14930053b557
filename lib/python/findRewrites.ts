import type {TokenRange} from './findStatements';
import {endsValue, findColon, findFor, findOwner, type PairedTokens, splitElements} from './readExpressions';
import type {Token} from './tokenizePython';

/** A key and its value. */
interface Pair extends TokenRange {
  colon: number;
}

/** A place of a script that the interpreter does not run as Python does. */
export type Rewrite =
  /** `{a: b, **c}`: the pairs with the place of their colon, and what is spread, with its stars. */
  | {kind: 'display'; range: TokenRange; pairs: readonly Pair[]; spreads: readonly TokenRange[]}
  /** `{a: b for …}` */
  | {kind: 'comprehension'; range: TokenRange; colon: number; lastOfValue: number}
  /** `[*a, b]` */
  | {kind: 'spreadList'; range: TokenRange}
  /** `owner.ljust(5)`: the range is that of the owner, without the point and the name. */
  | {kind: 'method'; range: TokenRange}
  /** `owner[::-1]`: the range is that of the owner. */
  | {kind: 'reverse'; range: TokenRange}
  /** `'%H:%M'` in a field of an f-string, where the interpreter takes the colon for the beginning of a format. */
  | {kind: 'colonText'; range: TokenRange}
  /** `{name=}` in an f-string: the range is the sign. */
  | {kind: 'debug'; range: TokenRange}
  /** `{day:%H:%M}` in an f-string, or `{name}` that is in no other field: the range is the field with its braces. */
  | {kind: 'format'; range: TokenRange};

/** Methods that the interpreter lacks, has in part, or does otherwise: its `sort` moves what is equal. */
const MENDED_METHODS = new Set(
  'ljust rjust zfill title capitalize swapcase casefold isalnum isdecimal isnumeric expandtabs center sort writelines'.split(
    ' ',
  ),
);

/** Finds what to rewrite, the outer before the inner. */
export function findRewrites(tokens: readonly Token[], partners: ReadonlyMap<number, number>): Rewrite[] {
  const script: PairedTokens = {tokens, partners};
  const displays: Rewrite[] = [];
  const members: Rewrite[] = [];
  let lastOfField = -1;
  for (const [place, {kind, text}] of tokens.entries()) {
    if (kind === 'field') {
      const last = partners.get(place) ?? place;
      if (isFormatted(tokens, last) || (place > lastOfField && isPlain(script, last)))
        displays.push({kind: 'format', range: {first: place, last}});
      lastOfField = Math.max(lastOfField, last);
    }
    if (kind === 'string' && place < lastOfField && /^['"].*:/s.test(text))
      displays.push({kind: 'colonText', range: {first: place, last: place}});
    if (kind === 'open') {
      const found = readBrackets(script, place);
      if (found?.kind === 'reverse') members.push(found);
      else if (found) displays.push(found);
    } else if (text === '=' && isEndOfField(tokens, place)) {
      members.push({kind: 'debug', range: {first: place, last: place}});
    } else if (text === '.' && isMendedMethod(tokens, place)) {
      const owner = findOwner(script, place - 1);
      if (owner) members.push({kind: 'method', range: owner});
    }
  }
  // Of two members that begin at one place the later one is the outer one.
  return [...displays, ...members.reverse()];
}

/** `=` right before the brace that closes a field. */
function isEndOfField(tokens: readonly Token[], place: number): boolean {
  const next = tokens[place + 1];
  return next?.kind === 'close' && next.text === '}' && next.from === tokens[place]?.to;
}

/** Whether the format of a field stands between its value and this brace; formats with fields of their own do not. */
function isFormatted(tokens: readonly Token[], last: number): boolean {
  const before = tokens[last - 1];
  const brace = tokens[last];
  if (!before || brace?.text !== '}' || before.kind === 'field' || before.text === '=') return false;
  return before.to < brace.from;
}

/** Whether nothing but a value stands before this brace. */
function isPlain(script: PairedTokens, last: number): boolean {
  const {tokens, partners} = script;
  const before = tokens[last - 1];
  const brace = tokens[last];
  // A field that ends right before it stands in the format.
  const isFormat = tokens[partners.get(last - 1) ?? -1]?.kind === 'field';
  return brace?.text === '}' && before?.to === brace.from && endsValue(script, last - 1) && !isFormat;
}

function readBrackets(script: PairedTokens, first: number): Rewrite | undefined {
  const last = script.partners.get(first);
  if (last === undefined) return undefined;
  const text = script.tokens[first]?.text;
  if (text === '{') return readBraces(script, {first, last});
  return text === '[' ? readSquares(script, {first, last}) : undefined;
}

function readBraces(script: PairedTokens, range: TokenRange): Rewrite | undefined {
  const inside = {first: range.first + 1, last: range.last - 1};
  const colon = findColon(script, inside);
  const loop = colon === undefined ? undefined : findFor(script, {first: colon + 1, last: inside.last});
  if (colon !== undefined && loop !== undefined)
    return {kind: 'comprehension', range, colon, lastOfValue: loop - 1};
  const pairs: Pair[] = [];
  const spreads: TokenRange[] = [];
  for (const {first, last} of splitElements(script, range)) {
    const at = findColon(script, {first, last});
    if (script.tokens[first]?.text === '**' && first < last) spreads.push({first, last});
    else if (at === undefined || at === first || at === last) return undefined;
    else pairs.push({first, last, colon: at});
  }
  return {kind: 'display', range, pairs, spreads};
}

function readSquares(script: PairedTokens, range: TokenRange): Rewrite | undefined {
  const {tokens} = script;
  const {first, last} = range;
  // On the left of an assignment a list is a pattern, and no call can stand.
  const isTarget = tokens[last + 1]?.text === '=' && !isEndOfField(tokens, last + 1);
  if (endsValue(script, first - 1)) {
    const index = tokens.slice(first + 1, last).map(({text}) => text);
    const owner = index.join(' ') === ': : - 1' && !isTarget ? findOwner(script, first - 1) : undefined;
    return owner && {kind: 'reverse', range: owner};
  }
  const isSpread = splitElements(script, range).some((element) => tokens[element.first]?.text === '*');
  return isSpread && !isTarget ? {kind: 'spreadList', range} : undefined;
}

function isMendedMethod(tokens: readonly Token[], point: number): boolean {
  return MENDED_METHODS.has(tokens[point + 1]?.text ?? '') && tokens[point + 2]?.text === '(';
}
