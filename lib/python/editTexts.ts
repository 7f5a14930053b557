import {close, type Edit, replace, tokenAt} from './edit';
import type {TokenRange} from './findStatements';
import {findEndOfValue, type PairedTokens} from './readExpressions';

/** Names that the rewritten script calls. */
const JOIN = '_sim_join_(';
const FORMAT = '_sim_format_((';

/**
 * Edits that make one call of texts that follow each other, with an f-string among them: `"a" f"b{c!r:>{d}}"` becomes
 * `join("a","b",format((c),"r",join("…")),"")`.
 */
export function editTexts(script: PairedTokens, source: string, {first, last}: TokenRange): Edit[] {
  const {tokens, partners} = script;
  const edits = [close(tokenAt(tokens, last).to)];
  for (let place = first; place <= last; place++) {
    const token = tokenAt(tokens, place);
    const before = place === first ? JOIN : ',';
    if (token.kind === 'string') edits.push(replace(token, before + token.text));
    else {
      const end = partners.get(place) ?? place;
      const quote = token.text.replace(/^\w+/, '');
      const isRaw = /r/i.test(token.text);
      edits.push(replace(token, before + quote));
      edits.push(...editPieces({script, source, quote, isRaw}, {first: place, last: end}, token.to));
      place = end;
    }
  }
  return edits;
}

/** An f-string: where its texts end, and whether a backslash in them is itself. */
interface FormatText {
  script: PairedTokens;
  source: string;
  quote: string;
  isRaw: boolean;
}

/** Edits for texts and fields between two tokens, from a position after the first. */
function editPieces(text: FormatText, {first, last}: TokenRange, from: number): Edit[] {
  const {tokens, partners} = text.script;
  const edits: Edit[] = [];
  let at = from;
  for (let place = first + 1; place < last; place++) {
    const end = partners.get(place) ?? place;
    edits.push(...editPlain(text, at, tokenAt(tokens, place).from));
    edits.push(...editField(text, {first: place, last: end}));
    at = tokenAt(tokens, end).to;
    place = end;
  }
  return [...edits, ...editPlain(text, at, tokenAt(tokens, last).from)];
}

/** A brace that is written twice is one; what was a raw text gets its backslashes twice. */
function editPlain({source, isRaw}: FormatText, from: number, to: number): Edit[] {
  return [...source.slice(from, to).matchAll(/\{\{|\}\}|\\["']?/g)].flatMap(({0: piece, index}) => {
    const place = {from: from + index, to: from + index + piece.length};
    if (piece[0] !== '\\') return [replace(place, piece.slice(1))];
    return isRaw ? [replace(place, piece.replaceAll('\\', '\\\\').replace(/["']/, '\\$&'))] : [];
  });
}

function editField(text: FormatText, {first, last}: TokenRange): Edit[] {
  const {source, quote, script} = text;
  const {tokens} = script;
  const brace = tokenAt(tokens, first);
  const end = tokenAt(tokens, last);
  const lastOfValue = findEndOfValue(script, {first, last});
  const sign = tokenAt(tokens, lastOfValue);
  const [mark = '', how = ''] = /^\s*(?:!(\w)\s*)?:?/.exec(source.slice(sign.to, end.from)) ?? [];
  const from = sign.to + mark.length;
  const hasFormat = mark.endsWith(':');
  const isShown = sign.text === '=';
  // `{name = }` also shows the text before the value, as it is written.
  const shown = isShown ? `${JSON.stringify(source.slice(brace.to, sign.to + mark.search(/\S|$/)))},` : '';
  const conversion = how || (isShown && !hasFormat ? 'r' : '');
  return [
    replace(brace, `${quote},${shown}${FORMAT}`),
    ...(isShown ? [replace(sign, '')] : []),
    replace({from: sign.to, to: from}, `),"${conversion}"${hasFormat ? `,${JOIN}${quote}` : ''}`),
    ...(hasFormat ? editPieces(text, {first: lastOfValue, last}, from) : []),
    replace(end, `${hasFormat ? `${quote})` : ''}),${quote}`),
  ];
}
