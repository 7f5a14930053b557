import {cleanLog} from '../text/cleanLog';

/** A frame of a traceback. */
export interface StackFrame {
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
  frames: readonly StackFrame[];
}

/** A log, and the errors in it. */
export interface ParsedLog {
  lines: readonly string[];
  /** In the order of the log, so the last one ended the script. */
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
/** Modules in which every class is an exception: `requests.exceptions.MissingSchema`. */
const EXCEPTION_MODULE = /(?:^|\.)(?:exceptions?|errors?|err|exc)\.[A-Z]\w*$/;
/** Exceptions in lower case; they count only with their module, such as `socket.timeout`. */
const SMALL_NAMES = new Set(['error', 'gaierror', 'herror', 'timeout']);

/** Finds the exceptions in a pasted text, which may contain anything else. */
export function readErrors(text: string): ParsedLog {
  const lines = cleanLog(text);
  const errors: FoundError[] = [];
  let frames: StackFrame[] = [];
  // Python writes its frames before the error, Java and JavaScript after it.
  let later: StackFrame[] | undefined;

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
      // An exception in the message of another is its cause, so it counts as the later one.
      for (const {kind, message} of names) errors.push({kind, message, frames: later});
      frames = [];
    } else if (!frame && !isHead) addCode(frames, line);
  }
  if (frames.length > 0) errors.push({kind: '', message: '', frames});
  return {lines, errors};
}

function toFrame(match: RegExpExecArray | null): StackFrame | undefined {
  if (!match) return undefined;
  const [, file = '', line = '0'] = match;
  return {file, line: Number(line)};
}

/** Adds the first line below a frame, which is the script's line. */
function addCode(frames: StackFrame[], line: string): void {
  const last = frames.at(-1);
  if (!last || last.code !== undefined || line.trim() === '' || POINTER.test(line)) return;
  frames[frames.length - 1] = {...last, code: line.trim()};
}

/** The exceptions in a line, the innermost last: `java.lang.RuntimeException: … PyException: ModuleNotFoundError: …`. */
function findNames(line: string): {kind: string; message: string}[] {
  // This is a line of a script, which catches an exception.
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

/** Parses `ValueError('message')`, as `print(repr(error))` shows it. */
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

/** Whether an exception without a message may follow, which is the last word of its line. */
function isBeginning(before: string): boolean {
  const words = before.trim();
  return words === '' || words.endsWith(':') || words === 'Caused by' || words === 'Wrapped';
}
