import type {Platform} from '../platforms';
import {PAGES, toHref} from './pages';
import {type FoundError, type Frame, type PastedLog, readErrors} from './readErrors';
import type {Found, Rule, Words} from './rule';
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

/** All rules; of two that fit the same error the first counts. */
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

/** What is known besides the text. */
export interface ExplainContext {
  /** Where the script runs; else it is guessed from the text. */
  platform?: Platform;
  /** The text of each file of the project that is at hand, by the name that frames have. */
  files?: ReadonlyMap<string, string>;
  /** On the simulated phone, which lacks some of what a device has. */
  isSimulated?: true;
}

/** What one error means, as a page shows it. Texts may hold `code` in backticks. */
export interface Card {
  rule: string;
  /** Whether it says little, because nothing more particular fits. */
  isGeneral: boolean;
  /** The message that it explains; for a rule of lines, that line. */
  message: string;
  /** The line of the script, without its folders: `line 22 of start.py`. */
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
  /** The best first; none when no rule fits. */
  cards: readonly Card[];
  /** The error that ended the script, as far as it was read. */
  error?: FoundError;
  log: PastedLog;
  platform?: Platform;
}

/** More would be guesses. */
const MAX_CARDS = 3;
const MAX_MESSAGE_LENGTH = 300;
/** A log that repeats itself has thousands; the last ones tell what ended it. */
const MAX_ERRORS = 40;
/** Messages without the name of an exception are looked for in so many lines from the end, behind so many colons. */
const MAX_MESSAGE_LINES = 40;
const MAX_PARTS = 6;
const MIN_MESSAGE_LENGTH = 12;
/** Rules of lines are tried on so many lines from the end. */
const MAX_LINES = 3000;

/** Explains a pasted message, traceback or log. Nothing of it is kept or sent anywhere. */
export function explainErrors(text: string, context: ExplainContext = {}): Explanation {
  const log = readErrors(text);
  const platform = context.platform ?? guessPlatform(log.lines);
  const cards = rank(log, context).map((candidate) =>
    toCard(candidate, {...context, ...(platform && {platform})}),
  );
  const error = log.errors.findLast(({kind}) => kind !== '');
  return {cards: cards.slice(0, MAX_CARDS), log, ...(error && {error}), ...(platform && {platform})};
}

interface Candidate {
  rule: Rule;
  found: Found;
  message: string;
}

/**
 * The error that ended the script comes first, then what a line of the log says, then earlier errors, which may be its cause; rules
 * that say little come last.
 */
function rank(log: PastedLog, context: ExplainContext): Candidate[] {
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

/** The first rule that fits an exception. */
function tryRules(error: FoundError, context: ExplainContext): Candidate[] {
  const code = findCode(error, context);
  const isSimulated = context.isSimulated ?? false;
  for (const rule of RULES) {
    if (error.kind === '' ? !canStandAlone(rule) : rule.kinds && !rule.kinds.includes(error.kind)) continue;
    const groups = match(rule, error.message);
    const found = groups && {groups, error, code, isSimulated};
    if (found && (rule.isIt?.(found) ?? true)) return [{rule, found, message: toMessage(error)}];
  }
  return [];
}

function toMessage({kind, message}: FoundError): string {
  return kind === '' ? message : `${kind}${message && ': '}${message}`;
}

/** Whether a rule knows its message by the words alone. That of `KeyError` has none: its pattern fits any text. */
function canStandAlone({kinds, pattern}: Rule): boolean {
  return kinds !== undefined && !pattern.test('') && !pattern.test('any text');
}

/** Messages that stand alone, because `print(error)` leaves the name of the exception out. */
function tryMessages(lines: readonly string[], context: ExplainContext): Candidate[] {
  for (const line of lines.slice(-MAX_MESSAGE_LINES).reverse())
    for (const message of splitMessages(line)) {
      const [found] = tryRules({kind: '', message, frames: []}, context);
      if (found) return [found];
    }
  return [];
}

/** A line, and what stands behind each of its first colons. */
function splitMessages(line: string): string[] {
  const parts = line
    .trim()
    .split(': ')
    .slice(0, MAX_PARTS + 1);
  return parts
    .map((_part, place) => parts.slice(place).join(': '))
    .filter((part) => part.length >= MIN_MESSAGE_LENGTH);
}

/** Rules without exceptions, on each line; what stands nearest to the end comes first. */
function tryLines(lines: readonly string[], context: ExplainContext): Candidate[] {
  const candidates: Candidate[] = [];
  for (const line of lines.slice(-MAX_LINES).reverse())
    for (const rule of RULES) {
      if (rule.kinds || candidates.some((known) => known.rule === rule)) continue;
      const groups = match(rule, line);
      const found = groups && {groups, code: '', isSimulated: context.isSimulated ?? false};
      if (found && (rule.isIt?.(found) ?? true)) candidates.push({rule, found, message: line.trim()});
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
  const {meaning, here, steps, page}: Words = rule.explain(found);
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

/** Folders of Python and of packages, and what is typed into a console. */
const FOREIGN =
  /^<|(?:^|[\\/])(?:pymysql|requests|urllib3?|http|json|socket|subprocess|asyncio|ssl)(?:[\\/]|\.py$)|site-packages|dist-packages|[\\/]lib[\\/]python|(?:python[\d.-]{0,6}|conda\d?|[\\/]envs[\\/][^\\/]{1,40})[\\/]lib[\\/]|stdlib|\.zip[\\/]|importlib/i;

/** The last line of the reader's own files; a package alone has none. */
function findOwnFrame(frames: readonly Frame[]): Frame | undefined {
  return frames.findLast(({file}) => !FOREIGN.test(file));
}

/** Only the name of the file: its folders may hold the name of a person. */
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
