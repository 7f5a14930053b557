import {MAX_QUERY_LENGTH} from '../limits';
import {parseCode} from './parseCode';

const ERROR = /^\s*(?:[\w.]+\.)?(\w*(?:Error|Exception|Warning|Timeout)\b.*)$/;

/** Characters of a line that are read: a key or a picture as text is a line of any length, and patterns take long for it. */
const MAX_LINE_LENGTH = 500;

/** Marks of quotation in mails and chats. */
const QUOTE = /^[>|\s]+/;
/** The prefix of a line in Android's log: `11-22 10:15:01.123  4821  4821 E python  : ` or `E/python (4821): `. */
const LOG_HEAD = /^(?:\d\d-\d\d [\d:.]+\s+\d+\s+\d+ )?[VDIWEF][/ ][\w.]+\s*(?:\(\s*\d+\))?: /;

/**
 * Picks the most telling line of a text that has several lines or is too long for a query: the last error of a traceback, else
 * the first line of code, else the first line. Other texts stay as they are.
 */
export function condense(text: string): string {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.slice(0, MAX_LINE_LENGTH).replace(QUOTE, '').replace(LOG_HEAD, ''))
    .filter((line) => line.trim() !== '');
  if (lines.length < 2 && text.length <= MAX_QUERY_LENGTH) return text;
  const error = lines.map((line) => ERROR.exec(line)?.[1]).findLast((found) => found !== undefined);
  const code = lines.find((line) => parseCode(line) !== undefined);
  return (error ?? code ?? lines[0] ?? '').trim();
}
