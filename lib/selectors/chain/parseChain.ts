import {type ChainLink, toIosLink} from '../../phone/selector/ios/iosLink';
import {toSelectorLink} from '../../phone/selector/selectorLink';
import {type Token, tokenizePython} from '../../python/tokenizePython';
import {findNearest} from '../../text/findNearest';
import {ChainError} from './chainError';
import {type ArgumentKind, METHODS, type Method, type Platform} from './methods';
import {type ArgumentValue, readArgument} from './readArgument';

/** A link with its place in the text. */
export interface ParsedLink {
  link: ChainLink;
  /** As it is written, with its dot. */
  text: string;
}

export interface ParsedChain {
  /** Where the chain begins, as it is written: `Selector()` with what is between its brackets. */
  start: string;
  links: readonly ParsedLink[];
  /** How the chain ends; absent when nothing runs it. */
  end?: 'find' | 'find_all';
  /** The `xpath` that stands in the brackets of Android's Selector. */
  xpath?: string;
  /** Whether `maxChildren` is written, which limits how much of a list iOS looks at. */
  limitsChildren?: boolean;
  /** Whether the text goes on with another chain, which is left out. */
  hasOthers?: boolean;
  /** What could not be read; the links before it are there. */
  problem?: {from: number; to: number; message: string};
}

/** A chain that is being read. */
interface ChainDraft extends Draft<Omit<ParsedChain, 'links'>> {
  links: ParsedLink[];
}

type Draft<Whole> = {-readonly [Key in keyof Whole]: Whole[Key]};

export const MAX_CHAIN_LENGTH = 4000;

interface Call {
  name: Token;
  values: readonly {keyword?: Token | undefined; value: ArgumentValue; from: number; to: number}[];
  to: number;
}

const ANDROID_START = ['mode', 'xpath'];
const IOS_START = ['mode', 'xy', 'maxDepth', 'maxChildren', 'step'];

/**
 * Reads a chain such as `Selector().text("OK").parent(1).find()` out of Python, without running anything: the first chain of
 * the text counts, and what stands before it is left out. What is wrong is said with its place, and the links before it stay.
 */
export function parseChain(source: string, platform: Platform): ParsedChain {
  const parsed: ChainDraft = {start: 'Selector()', links: []};
  try {
    if (source.length > MAX_CHAIN_LENGTH)
      throw new ChainError(0, source.length, `A chain of up to ${MAX_CHAIN_LENGTH} characters is read.`);
    readChain(source, platform, parsed);
  } catch (error) {
    if (!(error instanceof ChainError)) throw error;
    parsed.problem = {from: error.from, to: error.to, message: error.message};
  }
  return parsed;
}

function readChain(source: string, platform: Platform, parsed: ChainDraft): void {
  // Line breaks between links are of no account: only one chain is read.
  const tokens = tokenizePython(source).filter(({kind}) => kind !== 'newline');
  let at = findStart(tokens);
  const start = tokens[at];
  if (!start)
    throw new ChainError(
      0,
      source.length,
      'A chain begins with Selector(), such as Selector().text("^OK$").find().',
    );

  const first = readCall(tokens, at, platform);
  readStart(first.call, platform, parsed);
  parsed.start = source.slice(start.from, first.call.to);
  at = first.next;
  while (tokens[at]?.text === '.') at = readLink(source, tokens, at, platform, parsed);
  if (findStart(tokens.slice(at)) >= 0) parsed.hasOthers = true;
}

/** The place of the first `Selector(`; -1 without one. */
function findStart(tokens: readonly Token[]): number {
  return tokens.findIndex(({text}, index) => text === 'Selector' && tokens[index + 1]?.text === '(');
}

/** Reads the link, or the end of the chain, that begins with the dot at a place; gives the place after it. */
function readLink(
  source: string,
  tokens: readonly Token[],
  at: number,
  platform: Platform,
  parsed: ChainDraft,
): number {
  const dot = tokens[at];
  const name = tokens[at + 1];
  if (!dot || name?.kind !== 'name')
    throw new ChainError(dot?.from ?? 0, source.length, 'The name of a method is missing after the dot.');
  const method = findMethod(name, platform);
  if (tokens[at + 2]?.text !== '(')
    throw new ChainError(name.from, name.to, `“${name.text}” is called with brackets: .${name.text}(…).`);
  if (parsed.end)
    throw new ChainError(
      name.from,
      name.to,
      `After .${parsed.end}() the chain is over: what comes then works on the result, which may be None.`,
    );
  const {call, next} = readCall(tokens, at + 1, platform);
  const values = bindValues(call, method);
  if (method.role === 'static')
    throw new ChainError(name.from, name.to, `${name.text} is no link of a chain that can be tried here.`);
  if (method.role === 'end') endChain(name, parsed);
  else {
    const link = toChainLink(name, values, platform);
    // A filter with None is left out.
    if (link) parsed.links.push({link, text: source.slice(dot.from, call.to)});
  }
  return next;
}

/** The chain without its end and without what stands around it, in one line. */
export function formatChain({start, links}: ParsedChain): string {
  return start + links.map(({text}) => text).join('');
}

function endChain(name: Token, parsed: ChainDraft): void {
  if (name.text !== 'find' && name.text !== 'find_all')
    throw new ChainError(
      name.from,
      name.to,
      `What ${name.text}() gives is not documented: write .text(…).find() or .id(…).find().`,
    );
  parsed.end = name.text;
}

function findMethod(name: Token, platform: Platform): Method {
  const methods = METHODS[platform];
  const method = Object.hasOwn(methods, name.text) ? methods[name.text] : undefined;
  if (method) return method;
  const links = Object.keys(methods).filter((known) => methods[known]?.role !== 'static');
  const nearest = findNearest(name.text, links).map((known) => `${known}()`);
  const other = platform === 'android' ? 'ios' : 'android';
  const counterpart = COUNTERPARTS[platform][name.text];
  const message = !Object.hasOwn(METHODS[other], name.text)
    ? `Selector has no method “${name.text}”. The nearest are ${nearest.join(', ')}.`
    : `${name.text}() is a method on ${other === 'ios' ? 'iOS' : 'Android'} only.${counterpart ? ` Here it is ${counterpart}().` : ''}`;
  throw new ChainError(name.from, name.to, message);
}

/** By the platform of the chain: what is asked for on it where the other has another name. */
const COUNTERPARTS: Readonly<Record<Platform, Readonly<Record<string, string>>>> = {
  android: {label: 'text', value: 'text', name: 'id', package: 'packageName', scroll: 'slide'},
  ios: {text: 'label', desc: 'label', id: 'name', packageName: 'package', slide: 'scroll', swipe: 'scroll'},
};

/** Reads the call that begins at a name; `next` is the place after its bracket. */
function readCall(tokens: readonly Token[], at: number, platform: Platform): {call: Call; next: number} {
  const name = tokens[at];
  const open = tokens[at + 1];
  if (!name || !open) throw new ChainError(0, 0, 'The chain ends too early.');
  const parts: Token[][] = [[]];
  let depth = 0;
  let place = at + 1;
  for (; place < tokens.length; place++) {
    const token = tokens[place];
    if (!token) break;
    if (token.kind === 'open' || token.kind === 'field') depth++;
    if (token.kind === 'close') depth--;
    if (depth === 0) break;
    if (token.text === ',' && depth === 1) parts.push([]);
    else if (place > at + 1) parts.at(-1)?.push(token);
  }
  const close = tokens[place];
  if (!close) {
    // A text that is not closed swallows the bracket: say that instead.
    for (const part of parts) if (part.length > 0) readPart(part, platform);
    throw new ChainError(
      open.from,
      tokens.at(-1)?.to ?? open.to,
      `The bracket of ${name.text}(… is not closed.`,
    );
  }
  // A comma may stand behind the last value.
  if (parts.at(-1)?.length === 0) parts.pop();
  const values = parts.map((part) => {
    if (part.length === 0)
      throw new ChainError(open.from, close.to, `A value is missing in ${name.text}(…).`);
    return readPart(part, platform);
  });
  return {call: {name, values, to: close.to}, next: place + 1};
}

function readPart(part: readonly Token[], platform: Platform): Call['values'][number] {
  const isKeyword = part[0]?.kind === 'name' && part[1]?.text === '=';
  const rest = isKeyword ? part.slice(2) : part;
  return {
    keyword: isKeyword ? part[0] : undefined,
    // What the newest iOS takes as a point is left out.
    value: rest[0]?.text === '(' && rest.some(({text}) => text === ',') ? null : readArgument(rest, platform),
    from: part[0]?.from ?? 0,
    to: part.at(-1)?.to ?? 0,
  };
}

function readStart({values}: Call, platform: Platform, parsed: ChainDraft): void {
  const names = platform === 'android' ? ANDROID_START : IOS_START;
  for (const [index, {keyword, value, from, to}] of values.entries()) {
    const name = keyword ? keyword.text : names[index];
    if (!name || !names.includes(name))
      throw new ChainError(from, to, `Selector(…) takes ${names.join(', ')} on this platform.`);
    if (name === 'xpath' && typeof value === 'string') parsed.xpath = value;
    if (name === 'maxChildren') parsed.limitsChildren = true;
  }
}

/** Puts the values of a call at the places of its parameters, and checks them. */
function bindValues({name, values, to}: Call, {parameters}: Method): readonly ArgumentValue[] {
  const bound: ArgumentValue[] = [];
  for (const [index, {keyword, value, from, to: end}] of values.entries()) {
    const last = parameters.at(-1);
    const parameter = keyword
      ? parameters.find((known) => known.name === keyword.text && !known.isRest)
      : (parameters[index] ?? (last?.isRest ? last : undefined));
    if (!parameter)
      throw new ChainError(
        from,
        end,
        describeTooMuch(
          name.text,
          parameters.map((known) => known.name),
          keyword?.text,
        ),
      );
    if (value !== null && typeof value !== 'object' && !fits(value, parameter.kind))
      throw new ChainError(
        from,
        end,
        `${name.text}() takes ${KIND_WORDS[parameter.kind]} here, not ${nameValue(value)}.`,
      );
    const place = keyword ? parameters.indexOf(parameter) : index;
    bound[place] = value;
  }
  const missing = parameters.find((known, index) => !known.isOptional && bound[index] === undefined);
  if (missing)
    throw new ChainError(name.from, to, `${name.text}() needs a value: ${KIND_WORDS[missing.kind]}.`);
  return bound;
}

function describeTooMuch(method: string, names: readonly string[], keyword: string | undefined): string {
  if (keyword)
    return `${method}() has no parameter “${keyword}”${names.length > 0 ? `; it has ${names.join(', ')}` : ''}.`;
  return names.length === 0 ? `${method}() takes no value.` : `${method}() takes only ${names.join(', ')}.`;
}

const KIND_WORDS: Readonly<Record<ArgumentKind, string>> = {
  text: 'a text in quotes',
  flag: 'True or False',
  whole: 'a whole number',
  number: 'a number',
};

function fits(value: string | number | boolean, kind: ArgumentKind): boolean {
  if (kind === 'text') return typeof value === 'string';
  if (kind === 'flag') return typeof value === 'boolean';
  return typeof value === 'number' && (kind === 'number' || Number.isInteger(value));
}

function nameValue(value: string | number | boolean): string {
  if (typeof value === 'string') return 'a text';
  return typeof value === 'boolean' ? (value ? 'True' : 'False') : `the number ${value}`;
}

function toChainLink(
  name: Token,
  values: readonly ArgumentValue[],
  platform: Platform,
): ChainLink | undefined {
  if (values[0] === null) return undefined;
  return platform === 'android' ? toSelectorLink(name.text, values) : toIosLink(name.text, values);
}
