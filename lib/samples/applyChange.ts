import {type ChangeLine, readChange} from '../code/readChange';
import {describeInvalid} from '../errors/describeInvalid';

/** A line of a script after a change. */
export interface ChangedLine {
  text: string;
  /** Line of the change, from 1, that adds it; 0 for a line of the script as it was. */
  line: number;
}

/**
 * Applies a block with the option `change` to a script. Throws with `place` when the lines that the change keeps and removes are
 * not in exactly one place of the script.
 */
export function applyChange(script: string, change: string, place: string): ChangedLine[] {
  let lines: ChangedLine[] = script.split('\n').map((text) => ({text, line: 0}));
  for (const part of readChange(change, place)) lines = changePlace(lines, part, place);
  return lines;
}

function changePlace(lines: ChangedLine[], part: readonly ChangeLine[], place: string): ChangedLine[] {
  const old = part.filter(({sign}) => sign !== '+');
  const starts = [...lines.keys()].filter((start) =>
    old.every(({text}, index) => lines[start + index]?.text === text),
  );
  const [start] = starts;
  if (old.length === 0 || start === undefined || starts.length > 1)
    throw describeInvalid({
      file: place,
      field: 'the change',
      found: old[0]?.text ?? '',
      allowed: `lines that the script before it has in one place; it has them in ${old.length === 0 ? 0 : starts.length}`,
    });
  let from = start;
  const changed = part.flatMap(({sign, text, line}): ChangedLine[] => {
    if (sign === '+') return [{text, line}];
    const [kept] = lines.slice(from++);
    return sign === '-' || kept === undefined ? [] : [kept];
  });
  return [...lines.slice(0, start), ...changed, ...lines.slice(start + old.length)];
}
