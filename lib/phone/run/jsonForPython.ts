import {toPython} from './toPython';

/** Reads JSON and writes it as an expression of Python; text that is not JSON gives `!` and the reason. */
export function jsonToPython(text: string): string {
  try {
    // A number written with a point stays a float: JavaScript would make 1.0 the whole number 1.
    const parsed: unknown = JSON.parse(text);
    return toPython(parsed);
  } catch {
    return `!${describeJsonError(text)}`;
  }
}

/** So many letters are tried one by one; of what follows half is left each time, or a long text would take minutes. */
const MAX_SCANNED = 1000;

function describeJsonError(text: string): string {
  const start = text.search(/\S/);
  if (start < 0) return 'Expecting value: line 1 column 1 (char 0)';
  const scanned = Math.min(text.length, start + MAX_SCANNED);
  for (let length = start + 1; length <= scanned; length++) {
    if (!isPrefix(text.slice(0, length))) return describePlace(text, length - 1);
  }
  let good = scanned;
  let bad = text.length + 1;
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (isPrefix(text.slice(0, middle))) good = middle;
    else bad = middle;
  }
  return describePlace(text, good);
}

function describePlace(text: string, index: number): string {
  const before = text.slice(0, index);
  const line = before.split('\n').length;
  const column = index - before.lastIndexOf('\n');
  return `Expecting value: line ${line} column ${column} (char ${index})`;
}

/** Whether a text could still become JSON: it fails at its end, not inside. */
function isPrefix(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    return /end of|Unterminated|Unexpected end/i.test(String(error));
  }
}
