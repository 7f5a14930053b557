import type {TokenRange} from './findStatements';
import {
  endsValue,
  findColon,
  findEndOfTexts,
  findFor,
  findOwner,
  isText,
  type PairedTokens,
  splitElements,
} from './readExpressions';
import type {PythonToken} from './tokenizePython';

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
  /** `[*a, b]`, `{*a, b}` or `(*a, b)` */
  | {kind: 'spread'; range: TokenRange; type: 'list' | 'set' | 'tuple'}
  /** `owner.ljust(5)`: the range is that of the owner, without the point and the name. */
  | {kind: 'method'; range: TokenRange}
  /** `owner[a:b:c]`: the range is that of the owner. */
  | {kind: 'steps'; range: TokenRange}
  /** `str(error)`, `float(text)` or `map(str, items)`: the range is the name of the class. */
  | {kind: 'made'; range: TokenRange}
  /** `raise a from b`: the range ends with what it comes from. */
  | {kind: 'cause'; range: TokenRange; from: number}
  /** `"%s" % b`: the range is that of the strings before the sign. */
  | {kind: 'percent'; range: TokenRange}
  /** Texts that follow each other, with an f-string among them. */
  | {kind: 'texts'; range: TokenRange};

/** Methods that are rewritten in every run: the interpreter's `sort` is not stable, and the others know only the letters A to Z. */
const METHODS = /^(?:upper|lower|isalpha|sort)$/;

/** Finds what to rewrite, the outer before the inner; `more` are methods that few scripts call. */
export function findRewrites(script: PairedTokens, source: string, more?: RegExp): Rewrite[] {
  const {tokens} = script;
  const displays: Rewrite[] = [];
  const members: Rewrite[] = [];
  let lastOfKept = -1;
  for (const [place, {kind, text}] of tokens.entries()) {
    if (isText(tokens[place]) && kind !== 'close' && place > lastOfKept && !isText(tokens[place - 1])) {
      const last = findEndOfTexts(script, place) ?? place;
      const range = {first: place, last};
      if (!isOldText(script, source, range)) lastOfKept = last;
      else if (tokens.slice(place, last).some((token) => token.kind === 'open' && isText(token)))
        displays.push({kind: 'texts', range});
      else if (more && tokens[last + 1]?.text === '%') displays.push({kind: 'percent', range});
    }
    if (kind === 'open') {
      const found = readBrackets(script, place);
      if (found?.kind === 'steps') members.push(found);
      else if (found) displays.push(found);
    } else if (text === 'raise') {
      const cause = readRaise(script, place);
      if (cause) displays.push(cause);
    } else if (
      (text === 'str' || text === 'float') &&
      (tokens[place + 1]?.text === '(' || tokens[place - 2]?.text === 'map') &&
      !/^(?:\.|def)$/.test(tokens[place - 1]?.text ?? '')
    ) {
      displays.push({kind: 'made', range: {first: place, last: place}});
    } else if (text === '.' && isMended(tokens, place, more)) {
      const owner = findOwner(script, place - 1);
      if (owner) members.push({kind: 'method', range: owner});
    }
  }
  // Of two members that begin at one place the later one is the outer one.
  return [...displays, ...members.reverse()];
}

function readRaise({tokens, partners}: PairedTokens, first: number): Rewrite | undefined {
  let from: number | undefined;
  let last = first;
  for (
    let place = first + 1;
    place < tokens.length && !/^(?:\r?\n|;)$/.test(tokens[place]?.text ?? '');
    place = last + 1
  ) {
    if (tokens[place]?.text === 'from') from = place;
    last = partners.get(place) ?? place;
  }
  return from === undefined || from === last ? undefined : {kind: 'cause', range: {first, last}, from};
}

/** Whether Python 3.8 accepts these strings: a field of an f-string may not be empty, nor hold a backslash or the quotes around it. */
function isOldText({tokens, partners}: PairedTokens, source: string, {first, last}: TokenRange): boolean {
  let quote = '';
  for (let place = first; place <= last; place++) {
    const {kind, text, to} = tokens[place] ?? {kind: 'newline', text: '', to: 0};
    const end = partners.get(place) ?? place;
    if (kind === 'open') quote = text.replace(/^\w+/, '');
    else if (kind === 'field') {
      const value = source.slice(to, tokens[end]?.from);
      if (value.includes('\\') || value.includes(quote) || end <= place + 1) return false;
      place = end;
    }
  }
  return true;
}

/** `=` right before the brace that closes a field. */
function isEndOfField(tokens: readonly PythonToken[], place: number): boolean {
  const next = tokens[place + 1];
  return next?.kind === 'close' && next.text === '}' && next.from === tokens[place]?.to;
}

function readBrackets(script: PairedTokens, first: number): Rewrite | undefined {
  const last = script.partners.get(first);
  if (last === undefined) return undefined;
  const text = script.tokens[first]?.text;
  if (text === '{') return readBraces(script, {first, last});
  if (text === '[') return readSquares(script, {first, last});
  return text === '(' && !endsValue(script, first - 1)
    ? readSpread(script, {first, last}, 'tuple')
    : undefined;
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
    else if (at === undefined || at === first || at === last) return readSpread(script, range, 'set');
    else pairs.push({first, last, colon: at});
  }
  return {kind: 'display', range, pairs, spreads};
}

function readSquares(script: PairedTokens, range: TokenRange): Rewrite | undefined {
  const {tokens} = script;
  const {first, last} = range;
  if (!endsValue(script, first - 1)) return readSpread(script, range, 'list');
  const colon = findColon(script, {first: first + 1, last: last - 1});
  if (colon === undefined || isAssigned(tokens, last)) return undefined;
  const hasStep = findColon(script, {first: colon + 1, last: last - 1}) !== undefined;
  const owner = hasStep ? findOwner(script, first - 1) : undefined;
  return owner && tokens[owner.first - 1]?.text !== 'del' ? {kind: 'steps', range: owner} : undefined;
}

/** Brackets of which an element has a star. */
function readSpread(
  script: PairedTokens,
  range: TokenRange,
  type: Extract<Rewrite, {kind: 'spread'}>['type'],
): Rewrite | undefined {
  const isSpread = splitElements(script, range).some(({first}) => script.tokens[first]?.text === '*');
  return isSpread && !isTarget(script.tokens, range.last) ? {kind: 'spread', range, type} : undefined;
}

/** Whether the brackets that end at a place are the target of an assignment or a loop, where no call can stand. */
function isTarget(tokens: readonly PythonToken[], last: number): boolean {
  return tokens[last + 1]?.text === 'in' || isAssigned(tokens, last);
}

function isAssigned(tokens: readonly PythonToken[], last: number): boolean {
  return tokens[last + 1]?.text === '=' && !isEndOfField(tokens, last + 1);
}

function isMended(tokens: readonly PythonToken[], point: number, more?: RegExp): boolean {
  const name = tokens[point + 1]?.text ?? '';
  return (METHODS.test(name) || more?.test(name) === true) && tokens[point + 2]?.text === '(';
}
