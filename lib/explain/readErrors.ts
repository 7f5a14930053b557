import {cleanLog} from './cleanLog';

/** A line of a script on the way to an error. */
export interface Frame {
  file: string;
  line: number;
  /** The text of that line, where the traceback shows it. */
  code?: string;
}

/** An exception in a log. */
export interface FoundError {
  /** The last part of its name: `JSONDecodeError`; empty for a traceback whose last line is missing. */
  kind: string;
  message: string;
  /** From the first call to the line that failed. */
  frames: readonly Frame[];
}

/** What is read of a log. */
export interface PastedLog {
  lines: readonly string[];
  /** In the order in which they stand in the log: the one that ended the script is the last. */
  errors: readonly FoundError[];
}

const PYTHON_FRAME = /File "([^"]{1,400})", line (\d{1,7})/;
/** `at <python>.main.<module>(main.py:20)` in the text of a Java exception. */
const BRIDGE_FRAME = /^\s{0,20}at <python>\.\S{1,200}\(([^()]{1,200}):(\d{1,7})\)/;
/** `at name (/path/file.js:516:0)` or `at file.js:44:0`. */
const JS_FRAME = /^\s{0,20}at (?:\S{1,100} \()?([^()\s]{1,400}\.js):(\d{1,7})/;
const POINTER = /^[\s^~]{1,400}$/;
const TOKEN = /[A-Za-z_][\w$.]*/g;
const SUFFIXES = ['Error', 'Exception', 'Interrupt', 'Exit', 'StopIteration', 'Warning', 'Timeout'];
/** In such a module everything with a capital letter is an exception: `requests.exceptions.MissingSchema`. */
const EXCEPTION_MODULE = /(?:^|\.)(?:exceptions?|errors?|err|exc)\.[A-Z]\w*$/;
/** Exceptions whose name begins with a small letter; their module makes them known. */
const SMALL_NAMES = new Set(['error', 'gaierror', 'herror', 'timeout']);

/** Finds the exceptions in a pasted text, whatever stands around them. */
export function readErrors(text: string): PastedLog {
  const lines = cleanLog(text);
  const errors: FoundError[] = [];
  let frames: Frame[] = [];
  // Python writes its frames before the error, Java and JavaScript after it.
  let later: Frame[] | undefined;

  for (const line of lines) {
    const isHead = line.includes('Traceback (most recent call last');
    if (isHead && frames.length > 0) {
      errors.push({kind: '', message: '', frames});
      frames = [];
    }
    const frame = toFrame(PYTHON_FRAME.exec(line));
    if (frame) frames.push(frame);
    const outer = toFrame(BRIDGE_FRAME.exec(line) ?? JS_FRAME.exec(line));
    if (outer) later?.unshift(outer);
    const names = findNames(line);
    if (names.length > 0) {
      later = [...frames];
      // What an outer exception carries as its message is the cause, so it counts as the later one.
      for (const {kind, message} of names) errors.push({kind, message, frames: later});
      frames = [];
    } else if (!frame && !isHead) addCode(frames, line);
  }
  if (frames.length > 0) errors.push({kind: '', message: '', frames});
  return {lines, errors};
}

function toFrame(match: RegExpExecArray | null): Frame | undefined {
  if (!match) return undefined;
  const [, file = '', line = '0'] = match;
  return {file, line: Number(line)};
}

/** The first line below a frame is that line of the script. */
function addCode(frames: Frame[], line: string): void {
  const last = frames.at(-1);
  if (!last || last.code !== undefined || line.trim() === '' || POINTER.test(line)) return;
  frames[frames.length - 1] = {...last, code: line.trim()};
}

/** The exceptions that a line names, the innermost last: `java.lang.RuntimeException: … PyException: ModuleNotFoundError: …`. */
function findNames(line: string): {kind: string; message: string}[] {
  // A line of the script that catches an exception.
  if (/^\s{0,100}except\b/.test(line)) return [];
  const names: {kind: string; message: string}[] = [];
  let written: {kind: string; message: string} | undefined;
  for (const match of line.matchAll(TOKEN)) {
    const [name] = match;
    const kind = name.slice(name.lastIndexOf('.') + 1);
    if (!isException(name, kind)) continue;
    const rest = line.slice(match.index + name.length);
    const isAlone = rest === '' && isBeginning(line.slice(0, match.index));
    if (isAlone || rest.startsWith(':')) names.push({kind, message: rest.replace(/^:\s{0,9}/, '').trim()});
    else if (names.length === 0) written ??= toWritten(kind, rest);
  }
  return names.length === 0 && written && !/\braise\b/.test(line) ? [written] : names;
}

/** `ValueError('message')`, as `print(repr(error))` shows it. */
function toWritten(kind: string, rest: string): {kind: string; message: string} | undefined {
  const quote = /^\((["'])/.exec(rest)?.[1];
  if (quote === undefined) return undefined;
  const end = rest.lastIndexOf(`${quote})`);
  return end > 2 ? {kind, message: rest.slice(2, end)} : undefined;
}

function isException(name: string, kind: string): boolean {
  if (SMALL_NAMES.has(kind)) return name !== kind;
  if (EXCEPTION_MODULE.test(name)) return true;
  return /^[A-Z]/.test(kind) && SUFFIXES.some((suffix) => kind.endsWith(suffix));
}

/** An exception without a message stands alone in its line. */
function isBeginning(before: string): boolean {
  const words = before.trim();
  return words === '' || words.endsWith(':') || words === 'Caused by' || words === 'Wrapped';
}
