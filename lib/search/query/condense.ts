import {cleanLog} from '../../text/cleanLog';
import {MAX_QUERY_LENGTH} from '../limits';
import {parseCode} from './parseCode';

/** Characters of a line that are read: a key or a picture as text is a line of any length, and patterns take long for it. */
const MAX_LINE_LENGTH = 500;

/** Marks of quotation in mails and chats. */
const QUOTE = /^[>|\s]+/;
/** An exception with its message, behind its package: `java.lang.SecurityException: …`, `MissingSchema` of `requests.exceptions`. */
const EXCEPTION =
  /^\s*(?:Caused by: )?(?:[\w$]+\.)*?((?:\w+\.(?:error|timeout|gaierror)|\w*(?:Error|Exception|Warning|Timeout|Interrupt)|(?<=\b(?:exceptions?|errors?|err)\.)[A-Z]\w*)\b(?![=(.]).*)$/;
/** The exception that has another one as its message is only its messenger. */
const MESSENGER = /^\w+(?:Error|Exception): (?=[\w.]+(?:Error|Exception)\b)/;
/** What a tool complains of, after its name or a place in a file: `adb: failed to install`, `a.swift:3: error: …`. */
const COMPLAINT =
  /^(?:[^\s:]+(?:\[[\d:]+\])?:(?:\d+:)* )??((?:[\w-]+: )?\W{0,3}(?:a )?(?:fatal|error|err|fail(?:ed|ure)?|unable|cannot|could not|no)\b(?! ?[=(.]).*|.* (?:failed|denied|refused|offline|unauthorized|not found)\.?)$/i;
/** What takes the room of the words in a long line: addresses, and paths of files. */
const PLACE = / ?(?:\w+:\/\/|\b[A-Za-z]:\\|~?\/(?=[\w.-]+\/))[^\s'"<>,)]*/g;

/**
 * Picks the most telling line of a text that has several lines or is too long for a query: the last error of a traceback, else
 * the first complaint of a tool, else the first line of code, else the first line. Prefixes of loggers are left out, and of a
 * long line the paths. Other texts stay as they are.
 */
export function condense(text: string): string {
  const lines = cleanLog(text)
    .map((line) => line.slice(0, MAX_LINE_LENGTH).replace(QUOTE, ''))
    .filter((line) => line.trim() !== '');
  const [first = ''] = lines;
  if (lines.length < 2 && text.length <= MAX_QUERY_LENGTH) return text.trim() === first.trim() ? text : first;
  const error = lines.map((line) => EXCEPTION.exec(line)?.[1]).findLast((found) => found !== undefined);
  const complaint = lines.map((line) => COMPLAINT.exec(line)?.[1]).find((found) => found !== undefined);
  const code = lines.find((line) => parseCode(line) !== undefined);
  const line = (error?.replace(MESSENGER, '') ?? complaint ?? code ?? first).trim();
  return line.length > MAX_QUERY_LENGTH ? line.replace(PLACE, '') : line;
}
