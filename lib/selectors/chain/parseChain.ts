import {getOwn} from '../../collections/getOwn';
import {type ChainLink, toIosLink} from '../../phone/selector/ios/iosLink';
import {toSelectorLink} from '../../phone/selector/selectorLink';
import {type PythonToken, tokenizePython} from '../../python/tokenizePython';
import {findNearest} from '../../text/findNearest';
import {bindValues} from './bindValues';
import {ChainError} from './chainError';
import {type ChainPlatform, METHODS, type Method} from './methods';
import type {ArgumentValue} from './readArgument';
import {type Call, readCall} from './readCall';

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

const ANDROID_START = ['mode', 'xpath'];
const IOS_START = ['mode', 'xy', 'maxDepth', 'maxChildren', 'step'];

/**
 * Reads a chain such as `Selector().text("OK").parent(1).find()` out of Python, without running anything: the first chain of
 * the text counts, and the code before it is left out. A problem has its place, and the links before it stay.
 */
export function parseChain(source: string, platform: ChainPlatform): ParsedChain {
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

/** The text that is read, with its tokens. */
interface ChainText {
  source: string;
  tokens: readonly PythonToken[];
  platform: ChainPlatform;
}

function readChain(source: string, platform: ChainPlatform, parsed: ChainDraft): void {
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
  while (tokens[at]?.text === '.') at = readLink({source, tokens, platform}, at, parsed);
  if (findStart(tokens.slice(at)) >= 0) parsed.hasOthers = true;
}

/** The place of the first `Selector(`; -1 without one. */
function findStart(tokens: readonly PythonToken[]): number {
  return tokens.findIndex(({text}, index) => text === 'Selector' && tokens[index + 1]?.text === '(');
}

/** Reads the link, or the end of the chain, that begins with the dot at a place; gives the place after it. */
function readLink({source, tokens, platform}: ChainText, at: number, parsed: ChainDraft): number {
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
    throw new ChainError(name.from, name.to, `${name.text} is not a link of a chain that can be tried here.`);
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

function endChain(name: PythonToken, parsed: ChainDraft): void {
  if (name.text !== 'find' && name.text !== 'find_all')
    throw new ChainError(
      name.from,
      name.to,
      `What ${name.text}() gives is not documented: write .text(…).find() or .id(…).find().`,
    );
  parsed.end = name.text;
}

function findMethod(name: PythonToken, platform: ChainPlatform): Method {
  const methods = METHODS[platform];
  const method = getOwn(methods, name.text);
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
const COUNTERPARTS: Readonly<Record<ChainPlatform, Readonly<Record<string, string>>>> = {
  android: {label: 'text', value: 'text', name: 'id', package: 'packageName', scroll: 'slide'},
  ios: {text: 'label', desc: 'label', id: 'name', packageName: 'package', slide: 'scroll', swipe: 'scroll'},
};

function readStart({values}: Call, platform: ChainPlatform, parsed: ChainDraft): void {
  const names = platform === 'android' ? ANDROID_START : IOS_START;
  for (const [index, {keyword, value, from, to}] of values.entries()) {
    const name = keyword ? keyword.text : names[index];
    if (!name || !names.includes(name))
      throw new ChainError(from, to, `Selector(…) takes ${names.join(', ')} on this platform.`);
    if (name === 'xpath' && typeof value === 'string') parsed.xpath = value;
    if (name === 'maxChildren') parsed.limitsChildren = true;
  }
}

function toChainLink(
  name: PythonToken,
  values: readonly ArgumentValue[],
  platform: ChainPlatform,
): ChainLink | undefined {
  if (values[0] === null) return undefined;
  return platform === 'android' ? toSelectorLink(name.text, values) : toIosLink(name.text, values);
}
