import type {Platform} from '../platforms';
import {PAGES, toHref} from './pages';
import {type FoundError, type Frame, type ParsedLog, readErrors} from './readErrors';
import type {Rule, RuleMatch, Wording} from './rule';
import {deviceRules} from './rules/deviceRules';
import {fileRules} from './rules/fileRules';
import {importRules} from './rules/importRules';
import {lackingRules} from './rules/lackingRules';
import {nameRules} from './rules/nameRules';
import {networkRules} from './rules/networkRules';
import {noneRules} from './rules/noneRules';
import {pictureRules} from './rules/pictureRules';
import {syntaxRules} from './rules/syntaxRules';
import {valueRules} from './rules/valueRules';

/** All rules; of several that match an error, the first is used. */
export const RULES: readonly Rule[] = [
  ...noneRules,
  ...syntaxRules,
  ...lackingRules,
  ...importRules,
  ...pictureRules,
  ...fileRules,
  ...networkRules,
  ...deviceRules,
  ...nameRules,
  ...valueRules,
];

/** What is known about a log besides its text. */
export interface ExplainContext {
  /** Where the script runs; by default it is guessed from the text. */
  platform?: Platform;
  /** Texts of the project's files, by their name in tracebacks. */
  files?: ReadonlyMap<string, string>;
  /** Set on the simulated phone, which lacks some modules of a device. */
  isSimulated?: true;
}

/** The explanation of one error. Texts may contain `code` in backticks. */
export interface Card {
  rule: string;
  /** Whether it comes from a general rule, because no specific one matched. */
  isGeneral: boolean;
  /** The message that it explains; for a rule on lines, the line. */
  message: string;
  /** Where it happened, with the file's name but not its folders: `line 22 of start.py`. */
  place?: string;
  /** The text of that line. */
  code?: string;
  meaning: string;
  here?: string;
  steps: readonly string[];
  /** A path without the base URL. */
  href: string;
  pageTitle: string;
}

export interface Explanation {
  /** Best first; empty when no rule matches. */
  cards: readonly Card[];
  /** The last error of the log, which ended the script; absent when none was found. */
  error?: FoundError;
  log: ParsedLog;
  platform?: Platform;
}

/** Further candidates are rarely right. */
const MAX_CARDS = 3;
const MAX_MESSAGE_LENGTH = 300;
/** A log in a loop has thousands of errors; the last ones say why the script ended. */
const MAX_ERRORS = 40;
/** Messages without the name of an exception are searched in this many lines from the end. */
const MAX_MESSAGE_LINES = 40;
/** A message may follow this many colons of its line. */
const MAX_PARTS = 6;
const MIN_MESSAGE_LENGTH = 12;
/** Rules on lines are tried on this many lines from the end. */
const MAX_LINES = 3000;

/** Explains a pasted message, traceback or log. Nothing of it is stored or sent. */
export function explainErrors(text: string, context: ExplainContext = {}): Explanation {
  const log = readErrors(text);
  const platform = context.platform ?? guessPlatform(log.lines);
  const cards = rank(log, context).map((candidate) =>
    toCard(candidate, {...context, ...(platform && {platform})}),
  );
  const error = log.errors.findLast(({kind}) => kind !== '');
  return {cards: cards.slice(0, MAX_CARDS), log, ...(error && {error}), ...(platform && {platform})};
}

/** A rule that matches, with what it matched. */
interface Candidate {
  rule: Rule;
  found: RuleMatch;
  message: string;
}

/**
 * Candidates for explanations, best first: the error that ended the script, then matching lines, then earlier errors, which may be
 * the cause. General rules come last. Each cause appears once.
 */
function rank(log: ParsedLog, context: ExplainContext): Candidate[] {
  const errors = log.errors
    .filter(({kind}) => kind !== '')
    .slice(-MAX_ERRORS)
    .reverse();
  const [last = [], ...earlier] = errors.map((error) => tryRules(error, context));
  const alone = errors.length === 0 ? tryMessages(log.lines, context) : [];
  const all = [...last, ...tryLines(log.lines, context), ...alone, ...earlier.flat()];
  const seen = new Set<string>();
  return [...all.filter(({rule}) => !rule.isGeneral), ...all.filter(({rule}) => rule.isGeneral)].filter(
    ({rule}) => {
      const cause = rule.id.split('/')[0] ?? '';
      return !seen.has(cause) && seen.add(cause);
    },
  );
}

/** The first rule that matches an exception; empty for none. */
function tryRules(error: FoundError, context: ExplainContext): Candidate[] {
  const code = findCode(error, context);
  const isSimulated = context.isSimulated ?? false;
  for (const rule of RULES) {
    if (error.kind === '' ? !canStandAlone(rule) : rule.kinds && !rule.kinds.includes(error.kind)) continue;
    const groups = match(rule, error.message);
    const found = groups && {groups, error, code, isSimulated};
    if (found && (rule.condition?.(found) ?? true)) return [{rule, found, message: toMessage(error)}];
  }
  return [];
}

function toMessage({kind, message}: FoundError): string {
  return kind === '' ? message : `${kind}${message && ': '}${message}`;
}

/** Whether a rule recognises its message without the exception's name. That for `KeyError` does not: it matches any text. */
function canStandAlone({kinds, pattern}: Rule): boolean {
  return kinds !== undefined && !pattern.test('') && !pattern.test('any text');
}

/** The last message without the name of its exception, which `print(error)` leaves out. */
function tryMessages(lines: readonly string[], context: ExplainContext): Candidate[] {
  for (const line of lines.slice(-MAX_MESSAGE_LINES).reverse())
    for (const message of splitMessages(line)) {
      const [found] = tryRules({kind: '', message, frames: []}, context);
      if (found) return [found];
    }
  return [];
}

/** A line, and the rest of it after each of its first colons. */
function splitMessages(line: string): string[] {
  const parts = line
    .trim()
    .split(': ')
    .slice(0, MAX_PARTS + 1);
  return parts
    .map((_part, place) => parts.slice(place).join(': '))
    .filter((part) => part.length >= MIN_MESSAGE_LENGTH);
}

/** Matches of rules without exceptions, on each line; the nearest to the end first. */
function tryLines(lines: readonly string[], context: ExplainContext): Candidate[] {
  const candidates: Candidate[] = [];
  for (const line of lines.slice(-MAX_LINES).reverse())
    for (const rule of RULES) {
      if (rule.kinds || candidates.some((known) => known.rule === rule)) continue;
      const groups = match(rule, line);
      const found = groups && {groups, code: '', isSimulated: context.isSimulated ?? false};
      if (found && (rule.condition?.(found) ?? true)) candidates.push({rule, found, message: line.trim()});
    }
  return candidates;
}

function match({pattern}: Rule, text: string): Record<string, string> | undefined {
  const result = pattern.exec(text);
  return result
    ? Object.fromEntries(Object.entries(result.groups ?? {}).map(([name, value]) => [name, value ?? '']))
    : undefined;
}

function toCard({rule, found, message}: Candidate, context: ExplainContext): Card {
  const {meaning, here, steps, page}: Wording = rule.explain(found);
  const frame = found.error && findOwnFrame(found.error.frames);
  const code = frame ? readCode(frame, context) : '';
  return {
    rule: rule.id,
    isGeneral: rule.isGeneral ?? false,
    message: cut(message),
    ...(frame && {place: describePlace(frame)}),
    ...(code !== '' && {code: cut(code)}),
    meaning,
    ...(here !== undefined && {here}),
    steps,
    href: toHref(page, context.platform),
    pageTitle: PAGES[page].title,
  };
}

function cut(text: string): string {
  return text.length > MAX_MESSAGE_LENGTH ? `${text.slice(0, MAX_MESSAGE_LENGTH)}…` : text;
}

/** Files that are not the reader's: of Python, of packages, and input of a console. */
const FOREIGN =
  /^<|(?:^|[\\/])(?:pymysql|requests|urllib3?|http|json|socket|subprocess|asyncio|ssl)(?:[\\/]|\.py$)|site-packages|dist-packages|[\\/]lib[\\/]python|(?:python[\d.-]{0,6}|conda\d?|[\\/]envs[\\/][^\\/]{1,40})[\\/]lib[\\/]|stdlib|\.zip[\\/]|importlib/i;

/** The last frame in one of the reader's own files; undefined when all are in packages. */
function findOwnFrame(frames: readonly Frame[]): Frame | undefined {
  return frames.findLast(({file}) => !FOREIGN.test(file));
}

/** Leaves out the folders of the file, which may contain a person's name. */
function describePlace({file, line}: Frame): string {
  return `line ${line} of ${file.split(/[\\/]/).at(-1)}`;
}

function findCode({frames}: FoundError, context: ExplainContext): string {
  const frame = frames.at(-1);
  return frame ? readCode(frame, context) : '';
}

function readCode(frame: Frame, {files}: ExplainContext): string {
  return frame.code ?? files?.get(frame.file)?.split('\n')[frame.line - 1]?.trim() ?? '';
}

function guessPlatform(lines: readonly string[]): Platform | undefined {
  for (const line of lines.slice(-MAX_LINES)) {
    if (/ascript\.ios|xctrunner|WebDriverAgent|\/var\/mobile\/|xcodebuild|WDA[A-Z]/.test(line)) return 'ios';
    if (/ascript\.windows|pywintypes|win32gui/.test(line)) return 'windows';
    if (
      /ascript\.android|airscript|\/sdcard|\/storage\/emulated|\/data\/user\/|com\.chaquo|android\./.test(
        line,
      )
    )
      return 'android';
  }
  return undefined;
}
