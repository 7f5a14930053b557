import type {SyntaxNode} from '@lezer/common';
import type {Finding} from './finding';
import type {LintInput} from './lint';

/** A finding at a node; it has no page where none tells more. */
export function reportAt(
  node: SyntaxNode,
  words: Omit<Finding, 'line' | 'column' | 'page'>,
  {script}: LintInput,
  page?: string,
): Finding {
  return {...script.locate(node), ...words, ...(page !== undefined && {page})};
}
