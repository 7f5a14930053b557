import type {Fence} from './parseFence';
import {readChange} from './readChange';

/** A block with the option `change` as it is shown: lines without signs, and the numbers of inserted and deleted ones. */
export interface ShownChange extends Pick<Fence, 'inserted' | 'deleted'> {
  text: string;
}

/** Replaces the separator of two places in Python. */
const BETWEEN = '# …';

/** Takes the signs from the lines of a change; `place` names the block in errors. */
export function showChange(code: string, place: string): ShownChange {
  const lines = readChange(code, place).flatMap((part, index) =>
    index === 0 ? part : [{sign: ' ', text: BETWEEN}, ...part],
  );
  const findSigned = (wanted: string) =>
    new Set(lines.flatMap(({sign}, index) => (sign === wanted ? [index + 1] : [])));
  return {
    text: lines.map(({text}) => text).join('\n'),
    inserted: findSigned('+'),
    deleted: findSigned('-'),
  };
}
