/** How much of a long log is read: its beginning, and its end, where the error usually is. In characters. */
const HEAD_LENGTH = 40_000;
const TAIL_LENGTH = 160_000;
/** Of a longer line only the beginning is read. */
const MAX_LINE_LENGTH = 2000;

/** As much text as is read of a log. */
export const MAX_LOG_LENGTH = HEAD_LENGTH + TAIL_LENGTH;

/** Cuts a log that is too long: its middle is left out. */
export function cutLog(text: string): string {
  if (text.length <= MAX_LOG_LENGTH) return text;
  // The lines at both edges of the gap are not whole, so they are ended.
  return `${text.slice(0, HEAD_LENGTH - 1)}\n${text.slice(-TAIL_LENGTH)}`;
}

/**
 * The lines of a pasted log as Python printed them: without colours, control characters, signs of quotation and what loggers
 * write before a line. All expressions are linear, and lines are cut, so no text makes this slow.
 */
export function cleanLog(text: string): string[] {
  return cutLog(text)
    .split(/\r\n|\r|\n|\u2028/)
    .map((line) => cleanLine(line.slice(0, MAX_LINE_LENGTH)));
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: a colour code of a terminal begins with one
const COLOUR = /\u001b\[[0-9;]{0,12}[A-Za-z]|\u2190\[[0-9;]{0,12}m/g;
/** Also the characters that turn the direction of what follows. */
const CONTROL = /[\p{Cc}\p{Cs}\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** What stands before the text of a line: each at most once, in this order. */
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
  // [XCUITest] text, [ERROR] text
  /^(?:\[(?:XCUITest|Xcode|python|stderr|stdout|ERROR|WARNING|INFO|DEBUG)\s{0,3}\] ?){1,3}/,
  // The line of a test runner: E   text
  /^E {3,8}(?=\S)/,
];

function cleanLine(line: string): string {
  const plain = line.replace(COLOUR, '').replace(/\t/g, '    ').replace(CONTROL, '');
  return PREFIXES.reduce((rest, prefix) => rest.replace(prefix, ''), plain).trimEnd();
}
