import {describeInvalid} from '../errors/describeInvalid';

/** A line of a change, as a diff writes it; `line` counts from 1 in the block. */
export interface ChangeLine {
  sign: ' ' | '+' | '-';
  text: string;
  line: number;
}

/** A line that separates two places of a script. */
const BETWEEN = '@@';

/** Reads a block with the option `change`: the places of a script that it changes; `place` names the block in errors. */
export function readChange(code: string, place: string): ChangeLine[][] {
  const places: ChangeLine[][] = [[]];
  for (const [index, text] of code.split('\n').entries()) {
    if (text === BETWEEN) places.push([]);
    else places.at(-1)?.push({sign: readSign(text, place), text: text.slice(1), line: index + 1});
  }
  return places;
}

function readSign(text: string, place: string): ChangeLine['sign'] {
  const sign = text === '' ? ' ' : text.charAt(0);
  if (sign === ' ' || sign === '+' || sign === '-') return sign;
  throw describeInvalid({
    file: place,
    field: 'a line of the change',
    found: text,
    allowed: `lines that begin with a space, + or -, and ${BETWEEN} between two places`,
  });
}
