import type {TokenRange} from './findStatements';
import type {PythonToken} from './tokenizePython';

/** The tokens of a script, with the place of the partner of each bracket. */
export interface PairedTokens {
  tokens: readonly PythonToken[];
  partners: ReadonlyMap<number, number>;
}

/** Words after which a bracket begins a value instead of a call or an index. */
const KEYWORDS = new Set(
  'and as assert await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield'.split(
    ' ',
  ),
);

/** What commas part inside of brackets. */
export function splitElements(script: PairedTokens, {first, last}: TokenRange): TokenRange[] {
  const elements: TokenRange[] = [];
  let from = first + 1;
  const endAt = (place: number): void => {
    if (place > from) elements.push({first: from, last: place - 1});
    from = place + 1;
  };
  for (const place of walkOutside(script, {first: from, last: last - 1}))
    if (script.tokens[place]?.text === ',') endAt(place);
  endAt(last);
  return elements;
}

/** The colon between key and value. */
export function findColon(script: PairedTokens, range: TokenRange): number | undefined {
  for (const place of walkOutside(script, range)) if (script.tokens[place]?.text === ':') return place;
  return undefined;
}

/** Where the loop of a comprehension begins. */
export function findFor(script: PairedTokens, range: TokenRange): number | undefined {
  const {tokens} = script;
  for (const place of walkOutside(script, range))
    if (tokens[place]?.text === 'for') return tokens[place - 1]?.text === 'async' ? place - 1 : place;
  return undefined;
}

/** Yields the places in a range that are neither inside of brackets nor between `lambda` and its colon. */
function* walkOutside({tokens, partners}: PairedTokens, {first, last}: TokenRange): Generator<number> {
  let lambdas = 0;
  for (let place = first; place <= last; place++) {
    const {kind, text} = tokens[place] ?? {};
    if (text === 'lambda') lambdas++;
    else if (lambdas === 0) yield place;
    else if (text === ':') lambdas--;
    if (kind === 'open') place = partners.get(place) ?? place;
  }
}

/** The value that ends at a place: a name, a text or brackets, with the calls, indexes and members that belong to it. */
export function findOwner(script: PairedTokens, last: number): TokenRange | undefined {
  const {tokens, partners} = script;
  let first = last;
  while (endsValue(script, first)) {
    if (tokens[first]?.kind === 'close') first = partners.get(first) ?? first;
    const isTrailer = tokens[first]?.text === '(' || tokens[first]?.text === '[';
    if (tokens[first - 1]?.text === '.') first -= 2;
    else if (
      (isTrailer && endsValue(script, first - 1)) ||
      (isText(tokens[first]) && isText(tokens[first - 1]))
    )
      first--;
    else return {first, last};
  }
  return undefined;
}

/** Whether a name, a number, a text or a pair of brackets ends at a place. */
export function endsValue({tokens, partners}: PairedTokens, place: number): boolean {
  const token = tokens[place];
  if (!token) return false;
  if (token.kind === 'close') return partners.has(place);
  return (
    token.kind === 'string' || token.kind === 'number' || (token.kind === 'name' && !KEYWORDS.has(token.text))
  );
}

/** Whether a text or an f-string begins or ends with a token; texts that follow each other are one. */
export function isText(token: PythonToken | undefined): boolean {
  const {kind, text = ''} = token ?? {};
  return /^\w*["']/.test(text) || (kind === 'close' && /["']$/.test(text));
}

/** The last of the texts that follow each other from a place on. */
export function findEndOfTexts({tokens, partners}: PairedTokens, first: number): number | undefined {
  let last: number | undefined;
  for (let place: number | undefined = first; isText(tokens[place]); place = last + 1) {
    last = tokens[place]?.kind === 'open' ? partners.get(place) : place;
    if (last === undefined) return undefined;
  }
  return last;
}

/** The last token of the value in a field of an f-string, or its brace; what follows is the format with its own fields. */
export function findEndOfValue({tokens, partners}: PairedTokens, {first, last}: TokenRange): number {
  let place = first;
  while (place + 1 < last && tokens[place + 1]?.kind !== 'field')
    place = tokens[place + 1]?.kind === 'open' ? (partners.get(place + 1) ?? place + 1) : place + 1;
  return place;
}
