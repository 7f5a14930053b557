/** Characters of a long log that are read: from its beginning, and from its end, where the error usually is. */
const HEAD_LENGTH = 40_000;
const TAIL_LENGTH = 160_000;
/** Longer lines are cut. */
const MAX_LINE_LENGTH = 2000;

/** Largest number of characters of a log that are read. */
export const MAX_LOG_LENGTH = HEAD_LENGTH + TAIL_LENGTH;

/** The line that stands in a shortened log for its middle. */
const LEFT_OUT = '\n[The middle of this log was left out]\n';

/** Shortens a long log by leaving out its middle. */
export function cutLog(text: string): string {
  if (text.length <= MAX_LOG_LENGTH) return text;
  return text.slice(0, HEAD_LENGTH - LEFT_OUT.length) + LEFT_OUT + text.slice(-TAIL_LENGTH);
}

/** Whether a log was shortened, also when it has changed since. */
export function isCutLog(text: string): boolean {
  return text.includes(LEFT_OUT);
}

/**
 * The lines of a pasted log as Python printed them: without colours, control characters, quotation marks and prefixes of loggers.
 * All expressions run in linear time and lines are cut, so no text makes this slow.
 */
export function cleanLog(text: string): string[] {
  return cutLog(text)
    .split(/\r\n|\r|\n|\u2028/)
    .map((line) => cleanLine(line.slice(0, MAX_LINE_LENGTH)));
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: colour codes of terminals begin with an escape character
const COLOUR = /\u001b\[[0-9;]{0,12}[A-Za-z]|\u2190\[[0-9;]{0,12}m/g;
/** Includes the characters that change the direction of text. */
const CONTROL = /[\p{Cc}\p{Cs}\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** Prefixes of lines; each is removed at most once, in this order. */
const PREFIXES: readonly RegExp[] = [
  // A quotation in a forum.
  /^(?:> ?){1,3}/,
  // logcat, long: 11-07 03:17:28.760 30786 30818 I python  : text
  /^(?:\d{4}-)?\d\d-\d\d \d\d:\d\d:\d\d\.\d{1,6}\s{1,3}\d{1,6}[ -]\s{0,4}\d{1,6}\s{1,60}[VDIWEF]\s{1,60}[^:\s]{1,80}\s{0,20}: ?/,
  // logcat, short: I/python  ( 4580): text, E/AndroidRuntime: text
  /^[VDIWEF]\/[\w.]{1,60}\s{0,20}(?:\(\s{0,8}\d{1,8}\))?: ?/,
  // 02:10:21.787/E: text
  /^\d\d:\d\d:\d\d(?:\.\d{1,6})?\/[VDIWEF]: ?/,
  // [15:47:05] text, 2023-11-17 00:18:10,123 text
  /^\[\d\d:\d\d:\d\d(?:[.,]\d{1,6})?\] ?/,
  /^\[?\d{4}[-/]\d\d[-/]\d\d[ T]\d\d:\d\d:\d\d(?:[.,]\d{1,6})?\]? ?/,
  // The logging of Python: - root - ERROR - text, ERROR:root:text
  /^(?:- )?(?:[\w.]{1,80} - )?(?:DEBUG|INFO|WARNING|ERROR|CRITICAL)(?::[\w.]{1,80}:| - )/,
  // [XCUITest] text, [ERROR] text
  /^(?:\[(?:XCUITest|Xcode|python|stderr|stdout|ERROR|WARNING|INFO|DEBUG)\s{0,3}\] ?){1,3}/,
  // The line of a test runner: E   text
  /^E {3,8}(?=\S)/,
];

function cleanLine(line: string): string {
  // A log may have more empty lines than others.
  if (line === '') return '';
  const plain = line.replace(COLOUR, '').replace(/\t/g, '    ').replace(CONTROL, '');
  return PREFIXES.reduce((rest, prefix) => rest.replace(prefix, ''), plain).trimEnd();
}
