import type {TokenRange} from './findStatements';
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
  'ljust rjust zfill title capitalize swapcase casefold isalnum isdecimal isnumeric expandtabs center sort'.split(
    ' ',
  ),
);

/** Words after which a bracket begins a value instead of a call or an index. */
const KEYWORDS = new Set(
  'and as assert await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield'.split(
    ' ',
  ),
);

/** Finds what to rewrite, the outer before the inner. */
export function findRewrites(tokens: readonly Token[], partners: ReadonlyMap<number, number>): Rewrite[] {
  const displays: Rewrite[] = [];
  const members: Rewrite[] = [];
  let lastOfField = -1;
  for (const [place, {kind, text}] of tokens.entries()) {
    if (kind === 'field') {
      const last = partners.get(place) ?? place;
      if (isFormatted(last) || (place > lastOfField && isPlain(last)))
        displays.push({kind: 'format', range: {first: place, last}});
      lastOfField = Math.max(lastOfField, last);
    }
    if (kind === 'string' && place < lastOfField && /^['"].*:/s.test(text))
      displays.push({kind: 'colonText', range: {first: place, last: place}});
    if (kind === 'open') {
      const last = partners.get(place);
      if (last === undefined) continue;
      const range = {first: place, last};
      const found = text === '{' ? readBraces(range) : text === '[' ? readSquares(range) : undefined;
      if (found?.kind === 'reverse') members.push(found);
      else if (found) displays.push(found);
    } else if (text === '=' && isEndOfField(place)) {
      members.push({kind: 'debug', range: {first: place, last: place}});
    } else if (text === '.' && isMissingMethod(place)) {
      const owner = findOwner(place - 1);
      if (owner) members.push({kind: 'method', range: owner});
    }
  }
  // Of two members that begin at one place the later one is the outer one.
  return [...displays, ...members.reverse()];

  /** `=` right before the brace that closes a field. */
  function isEndOfField(place: number): boolean {
    const next = tokens[place + 1];
    return next?.kind === 'close' && next.text === '}' && next.from === tokens[place]?.to;
  }

  /** Whether the format of a field stands between its value and this brace; formats with fields of their own do not. */
  function isFormatted(last: number): boolean {
    const before = tokens[last - 1];
    const brace = tokens[last];
    if (!before || brace?.text !== '}' || before.kind === 'field' || before.text === '=') return false;
    return before.to < brace.from;
  }

  /** Whether nothing but a value stands before this brace. */
  function isPlain(last: number): boolean {
    const before = tokens[last - 1];
    const brace = tokens[last];
    // A field that ends right before it stands in the format.
    const isFormat = tokens[partners.get(last - 1) ?? -1]?.kind === 'field';
    return brace?.text === '}' && before?.to === brace.from && endsValue(last - 1) && !isFormat;
  }

  function readBraces(range: TokenRange): Rewrite | undefined {
    const inside = {first: range.first + 1, last: range.last - 1};
    const colon = findColon(inside);
    const loop = colon === undefined ? undefined : findFor({first: colon + 1, last: inside.last});
    if (colon !== undefined && loop !== undefined)
      return {kind: 'comprehension', range, colon, lastOfValue: loop - 1};
    const pairs: Pair[] = [];
    const spreads: TokenRange[] = [];
    for (const {first, last} of splitElements(range)) {
      const at = findColon({first, last});
      if (tokens[first]?.text === '**' && first < last) spreads.push({first, last});
      else if (at === undefined || at === first || at === last) return undefined;
      else pairs.push({first, last, colon: at});
    }
    return {kind: 'display', range, pairs, spreads};
  }

  function readSquares(range: TokenRange): Rewrite | undefined {
    const {first, last} = range;
    if (endsValue(first - 1)) {
      const index = tokens.slice(first + 1, last).map(({text}) => text);
      const owner = index.join(' ') === ': : - 1' ? findOwner(first - 1) : undefined;
      return owner && {kind: 'reverse', range: owner};
    }
    const isSpread = splitElements(range).some((element) => tokens[element.first]?.text === '*');
    // On the left of an assignment a list is a pattern.
    return isSpread && tokens[last + 1]?.text !== '=' ? {kind: 'spreadList', range} : undefined;
  }

  function isMissingMethod(point: number): boolean {
    return MENDED_METHODS.has(tokens[point + 1]?.text ?? '') && tokens[point + 2]?.text === '(';
  }

  /** What commas part inside of brackets; those between the parameters of a lambda are passed over. */
  function splitElements({first, last}: TokenRange): TokenRange[] {
    const elements: TokenRange[] = [];
    let from = first + 1;
    let lambdas = 0;
    for (let place = from; place <= last; place = skipBrackets(place) + 1) {
      const text = tokens[place]?.text;
      if (text === 'lambda') lambdas++;
      else if (text === ':' && lambdas > 0) lambdas--;
      if (place < last && (text !== ',' || lambdas > 0)) continue;
      if (place > from) elements.push({first: from, last: place - 1});
      from = place + 1;
    }
    return elements;
  }

  /** The colon between key and value; those of lambdas are passed over. */
  function findColon({first, last}: TokenRange): number | undefined {
    let lambdas = 0;
    for (let place = first; place <= last; place = skipBrackets(place) + 1) {
      const text = tokens[place]?.text;
      if (text === 'lambda') lambdas++;
      else if (text === ':' && lambdas-- === 0) return place;
    }
    return undefined;
  }

  /** Where the loop of a comprehension begins. */
  function findFor({first, last}: TokenRange): number | undefined {
    for (let place = first; place <= last; place = skipBrackets(place) + 1) {
      if (tokens[place]?.text === 'for') return tokens[place - 1]?.text === 'async' ? place - 1 : place;
    }
    return undefined;
  }

  function skipBrackets(place: number): number {
    return tokens[place]?.kind === 'open' ? (partners.get(place) ?? place) : place;
  }

  /** The value that ends at a place: a name, a text or brackets, with the calls, indexes and members that belong to it. */
  function findOwner(last: number): TokenRange | undefined {
    let first = last;
    while (endsValue(first)) {
      if (tokens[first]?.kind === 'close') first = partners.get(first) ?? first;
      const isTrailer = tokens[first]?.text === '(' || tokens[first]?.text === '[';
      if (tokens[first - 1]?.text === '.') first -= 2;
      else if ((isTrailer && endsValue(first - 1)) || (isText(first) && isText(first - 1))) first--;
      else return {first, last};
    }
    return undefined;
  }

  function endsValue(place: number): boolean {
    const token = tokens[place];
    if (!token) return false;
    if (token.kind === 'close') return partners.has(place);
    return (
      token.kind === 'string' ||
      token.kind === 'number' ||
      (token.kind === 'name' && !KEYWORDS.has(token.text))
    );
  }

  /** Texts that follow each other are one. */
  function isText(place: number): boolean {
    const text = tokens[place]?.text ?? '';
    return /^\w*["']/.test(text) || (tokens[place]?.kind === 'close' && /["']$/.test(text));
  }
}
