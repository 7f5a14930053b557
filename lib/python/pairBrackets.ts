import type {PythonToken} from './tokenizePython';

/** Finds for each bracket the place of its partner in the list; what has none is missing. */
export function pairBrackets(tokens: readonly PythonToken[]): ReadonlyMap<number, number> {
  const partners = new Map<number, number>();
  const opened: number[] = [];
  for (const [place, {kind}] of tokens.entries()) {
    if (kind === 'open' || kind === 'field') opened.push(place);
    const open = kind === 'close' ? opened.pop() : undefined;
    if (open === undefined) continue;
    partners.set(open, place);
    partners.set(place, open);
  }
  return partners;
}
