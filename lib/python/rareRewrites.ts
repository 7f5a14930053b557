import {askForTypes} from './askForTypes';
import {close, type Edit, open, replace, tokenAt} from './edit';
import {findStatements} from './findStatements';
import type {MoreRewrites} from './instrumentScript';
import {spellNames} from './letterNames';
import {endsValue, findColon, findOwner, isText, type PairedTokens, splitElements} from './readExpressions';
import type {PythonToken} from './tokenizePython';

/** Calls that make or fill a dict of their named arguments, in whichever script. */
const DICT_CALLS = /^(?:dict|update|OrderedDict|defaultdict)$/;

/** Members that the interpreter keeps in an order of its own, or not at all. */
const MEMBERS = /^__(?:dict|doc|cause|context|suppress_context|traceback)__$/;

/** What few scripts need and the interpreter does otherwise than Python. A browser fetches it with the modules of that kind. */
export const rareRewrites: MoreRewrites = {
  methods:
    /^(?:[lr]just|zfill|title|capitalize|swapcase|casefold|is(?:alnum|decimal|numeric|title|identifier|printable|ascii)|expandtabs|center|format|format_map|translate|maketrans|writelines|r?split|encode|decode|bit_length|to_bytes|from_bytes|is_integer|as_integer_ratio|conjugate|union|intersection|difference)$/,
  prepare: spellNames,
  findEdits(script, source) {
    const {tokens, partners} = script;
    const own = readOwnNames(tokens, source);
    const takesAny = tokens.some(({text}, place) => text === '**' && isBefore(tokens, place, /^[(,]$/));
    const {simple} = findStatements(tokens, partners);
    const edits = simple.flatMap((first) => [
      ...closeTuple(script, first),
      ...takeSteps(script, first),
      ...giveMembers(tokens, first, own),
    ]);
    edits.push(...askForTypes(script, simple, own.columnOf));
    for (const [place, token] of tokens.entries()) {
      const before = tokens[place - 1]?.text ?? '';
      if (token.text === '(' && endsValue(script, place - 1)) {
        if (tokens[place - 2]?.text === 'def') edits.push(...readParameters(script, place));
        else edits.push(...tellOrder(script, place, takesAny || DICT_CALLS.test(before)));
        if (before === 'int') edits.push(...readBase(script, place));
      } else if (before === '.' && MEMBERS.test(token.text)) edits.push(...readMember(script, place));
      else if (token.text === 'class') edits.push(...refuseArguments(script, place, own));
      else if (token.kind === 'string') edits.push(...lowerPrefix(tokens, place));
    }
    return edits;
  },
};

function isBefore(tokens: readonly PythonToken[], place: number, pattern: RegExp): boolean {
  return pattern.test(tokens[place - 1]?.text ?? '');
}

/** `return *a, b` and `c = *a, b` get brackets, which are those of a call: the interpreter takes no star there. */
function closeTuple(script: PairedTokens, first: number): Edit[] {
  const {tokens, partners} = script;
  let from = tokens[first]?.text === 'return' ? first + 1 : 0;
  let end = first;
  for (; end < tokens.length && !/^(?:;|\r?\n)$/.test(tokens[end]?.text ?? ''); end++) {
    if (tokens[end]?.text === '=') from = end + 1;
    if (tokens[end]?.text === 'lambda') return [];
    end = partners.get(end) ?? end;
  }
  const elements = from === 0 ? [] : splitElements(script, {first: from - 1, last: end});
  if (!elements.some((element) => tokens[element.first]?.text === '*')) return [];
  return [open(tokenAt(tokens, from).from, '_sim_tuple_('), close(tokenAt(tokens, end - 1).to)];
}

/**
 * The interpreter hands named arguments over in an order of its own: `f(b=1, a=2)` becomes `f(b=1, a=2, **order({}, "b", "a"))`.
 * Those behind a dict it mixes up, so `f(b=1, **c, a=2)` becomes `f(b=1, **order(c, "b", ("a", 2)))`.
 */
function tellOrder(script: PairedTokens, bracket: number, isWanted: boolean): Edit[] {
  const {tokens, partners} = script;
  const last = partners.get(bracket);
  if (last === undefined) return [];
  const elements = splitElements(script, {first: bracket, last});
  const named = elements.filter(({first}) => tokens[first + 1]?.text === '=');
  const [spread, another] = elements.filter(({first}) => tokens[first]?.text === '**');
  const late = named.filter(({first}) => spread && first > spread.first);
  if (another || !(isWanted || late.length > 0)) return [];
  const names = named
    .filter((element) => !late.includes(element))
    .map(({first}) => `, "${tokens[first]?.text}"`)
    .join('');
  if (!spread) {
    const comma = isBefore(tokens, last, /^,$/) ? '' : ', ';
    return named.length < 2 ? [] : [open(tokenAt(tokens, last).from, `${comma}**_sim_order_({}${names})`)];
  }
  const end = tokenAt(tokens, spread.last).to;
  return [
    open(tokenAt(tokens, spread.first).to, '_sim_order_('),
    {from: end, to: end, text: names, isClosing: true},
    ...late.flatMap(({first, last: end}) => [
      replace(tokenAt(tokens, first), `("${tokens[first]?.text}"`),
      replace(tokenAt(tokens, first + 1), ','),
      close(tokenAt(tokens, end).to),
    ]),
    close(tokenAt(tokens, late.at(-1)?.last ?? spread.last).to),
  ];
}

/** Parameters of a function: `/` goes, and the dict of `**rest` gets the order of the call where the body begins. */
function readParameters(script: PairedTokens, bracket: number): Edit[] {
  const {tokens, partners} = script;
  const last = partners.get(bracket);
  if (last === undefined) return [];
  return splitElements(script, {first: bracket, last}).flatMap(({first}) => {
    const {text} = tokenAt(tokens, first);
    if (text === '/') {
      const before = tokenAt(tokens, first - 1);
      return [replace(before, ''), replace(tokenAt(tokens, first), '')];
    }
    return text === '**' ? beginBody(script, last, tokens[first + 1]?.text ?? '') : [];
  });
}

function beginBody(script: PairedTokens, head: number, name: string): Edit[] {
  const {tokens, partners} = script;
  const colon = (from: number): number => {
    let place = from;
    while (place < tokens.length && tokens[place]?.text !== ':') place = (partners.get(place) ?? place) + 1;
    return place;
  };
  let place = colon(head + 1) + 1;
  for (;;) {
    while (tokens[place]?.kind === 'newline') place++;
    const word = tokens[place]?.text;
    if (word !== 'try' && word !== 'with') break;
    place = colon(place + 1) + 1;
  }
  const word = tokens[place]?.text ?? '';
  if (/^(?:def|class|async|@|)$/.test(word)) return [];
  if (!/^(?:if|while|for)$/.test(word))
    return [open(tokenAt(tokens, place).from, `${name} = _sim_named_(${name});`)];
  if (word === 'for') while (tokens[place]?.text !== 'in' && tokens[place]) place++;
  const first = tokens[place + 1];
  return first ? [open(first.from, `(${name} := _sim_named_(${name})) is None or `)] : [];
}

/** `items[::2] = values` and `del items[::2]`: the interpreter changes no items with a step, so an object stands for the list. */
function takeSteps(script: PairedTokens, first: number): Edit[] {
  const {tokens, partners} = script;
  const isDeleted = tokens[first]?.text === 'del';
  const edits: Edit[] = [];
  for (
    let place = first;
    place < tokens.length && !/^(?:;|\r?\n)$/.test(tokens[place]?.text ?? '');
    place++
  ) {
    const last = partners.get(place);
    if (last === undefined || last < place) continue;
    if (
      tokens[place]?.text === '[' &&
      (isDeleted ? /^[,;\r\n]/ : /^=$/).test(tokens[last + 1]?.text ?? '\n') &&
      hasStep(script, place, last)
    ) {
      const owner = findOwner(script, place - 1);
      if (owner)
        edits.push(
          open(tokenAt(tokens, owner.first).from, '_sim_steps_('),
          close(tokenAt(tokens, owner.last).to),
        );
    }
    place = last;
  }
  return edits;
}

function hasStep(script: PairedTokens, first: number, last: number): boolean {
  const colon = findColon(script, {first: first + 1, last: last - 1});
  return colon !== undefined && findColon(script, {first: colon + 1, last: last - 1}) !== undefined;
}

/** `int(text, base=2)`: the interpreter knows the base by its place alone. */
function readBase(script: PairedTokens, bracket: number): Edit[] {
  const {tokens, partners} = script;
  const last = partners.get(bracket);
  const [, second] = last === undefined ? [] : splitElements(script, {first: bracket, last});
  if (!second || tokens[second.first]?.text !== 'base' || tokens[second.first + 1]?.text !== '=') return [];
  return [replace(tokenAt(tokens, second.first), ''), replace(tokenAt(tokens, second.first + 1), '')];
}

/** What a script does with its functions and classes. */
interface OwnNames {
  /** Where `name.member = value` follows the function of this name in one scope; elsewhere the name may be that of a parameter. */
  given: ReadonlySet<number>;
  /** Classes that others extend. */
  extended: ReadonlySet<string>;
  columnOf: (token: PythonToken) => number;
}

function readOwnNames(tokens: readonly PythonToken[], source: string): OwnNames {
  const columnOf = ({from}: PythonToken): number => from - source.lastIndexOf('\n', from - 1);
  const given = new Set<number>();
  const extended = new Set<string>();
  const blocks = [{column: 1, functions: new Set<string>()}];
  let opensScope = false;
  for (const [place, token] of tokens.entries()) {
    if (token.text === 'class' && tokens[place + 2]?.text === '(')
      for (let at = place + 3; tokens[at] && tokens[at]?.text !== ':'; at++)
        extended.add(tokens[at]?.text ?? '');
    if (token.kind === 'newline' || (tokens[place - 1]?.kind ?? 'newline') !== 'newline') continue;
    const column = columnOf(token);
    while (blocks.length > 1 && (blocks.at(-1)?.column ?? 0) > column) blocks.pop();
    let block = blocks.at(-1);
    if (!block || block.column < column) {
      block = {column, functions: opensScope || !block ? new Set() : block.functions};
      blocks.push(block);
    }
    const word = token.text === 'async' ? place + 1 : place;
    const isFunction = tokens[word]?.text === 'def';
    opensScope = isFunction || token.text === 'class';
    if (isFunction) block.functions.add(tokens[word + 1]?.text ?? '');
    else if (block.functions.has(token.text)) given.add(place);
  }
  return {given, extended, columnOf};
}

/** `f.calls = 0` behind `def f` becomes `f=own(f);f.calls = 0`: a function of the interpreter has no members of a script. */
function giveMembers(tokens: readonly PythonToken[], first: number, {given}: OwnNames): Edit[] {
  if (!given.has(first) || tokens[first + 1]?.text !== '.' || tokens[first + 3]?.text !== '=') return [];
  const {from, text} = tokenAt(tokens, first);
  return [open(from, `${text}=_sim_own_(${text});`)];
}

/** A class of its own without `__init__`, which the interpreter makes of any arguments, extends one that refuses them. */
function refuseArguments(script: PairedTokens, place: number, {extended, columnOf}: OwnNames): Edit[] {
  const {tokens} = script;
  const name = tokens[place + 1]?.text ?? '';
  const colon = [place + 2, place + 4, place + 5].find((at) => tokens[at]?.text === ':') ?? 0;
  const bases = tokens
    .slice(place + 2, colon)
    .map(({text}) => text)
    .join('');
  if (!/^(?:|\(\)|\(object\))$/.test(bases) || colon === 0 || extended.has(name)) return [];
  let line = place;
  while (tokens[line - 1]?.kind === 'newline') line--;
  while (line > 0 && tokens[line - 1]?.kind !== 'newline') line--;
  if (tokens[line]?.text === '@') return [];
  const column = columnOf(tokenAt(tokens, place));
  for (let at = colon + 1; at < tokens.length; at++) {
    const token = tokenAt(tokens, at);
    if (/^__(?:init|new)__$/.test(token.text)) return [];
    if (tokens[at - 1]?.kind === 'newline' && token.kind !== 'newline' && columnOf(token) <= column) break;
  }
  return [
    ...tokens.slice(place + 2, colon).map((token) => replace(token, '')),
    replace(tokenAt(tokens, colon), '(_sim_plain_):'),
  ];
}

/** `owner.__cause__` becomes `member(owner, "__cause__")`. */
function readMember(script: PairedTokens, place: number): Edit[] {
  const {tokens} = script;
  const owner = findOwner(script, place - 2);
  // What is set is no value to read.
  if (!owner || tokens[place + 1]?.text === '=') return [];
  return [
    open(tokenAt(tokens, owner.first).from, '_sim_member_of_('),
    replace(tokenAt(tokens, place - 1), ', '),
    replace(tokenAt(tokens, place), `"${tokenAt(tokens, place).text}")`),
  ];
}

/** `R"\d"`: the interpreter knows small letters before a text alone. Texts that are rewritten otherwise are left alone. */
function lowerPrefix(tokens: readonly PythonToken[], place: number): Edit[] {
  const {from, text} = tokenAt(tokens, place);
  const [prefix = ''] = /^[A-Za-z]*/.exec(text) ?? [];
  const isOther = isText(tokens[place - 1]) || isText(tokens[place + 1]) || tokens[place + 1]?.text === '%';
  if (isOther || prefix === prefix.toLowerCase()) return [];
  return [replace({from, to: from + prefix.length}, prefix.toLowerCase())];
}
