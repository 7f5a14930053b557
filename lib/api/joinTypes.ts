import {splitOutsideBrackets} from '../text/splitOutsideBrackets';

/** The union of two annotations as source, each member once: `int | None` and `int` give `int | None`. */
export function joinTypes(first: string, second: string): string {
  const members = [first, second].flatMap((type) => splitOutsideBrackets(type, '|'));
  return [...new Set(members.map(({text}) => text.trim()))].join(' | ');
}
