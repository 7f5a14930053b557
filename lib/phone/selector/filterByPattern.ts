import {toRegExp} from '../run/pythonPattern';
import type {ControlNode} from './controlNode';

/**
 * The controls whose text fits a pattern as a whole. Notes are added for a pattern that is not valid, and where it matters that
 * the whole text must fit.
 */
export function filterByPattern(
  nodes: readonly ControlNode[],
  link: string,
  pattern: string,
  read: (node: ControlNode) => string | undefined,
  notes: string[],
): ControlNode[] {
  const test = (expression: RegExp, node: ControlNode): boolean => {
    const text = read(node);
    return text !== undefined && expression.test(text);
  };
  try {
    const [whole, part] = [toRegExp(pattern, 's', true), toRegExp(pattern, 's')];
    const fitting = nodes.filter((node) => test(whole, node));
    if (nodes.filter((node) => test(part, node)).length !== fitting.length)
      notes.push(
        `${link}(${JSON.stringify(pattern)}) must fit the whole text here. Whether it must on a phone is not documented: write "^…$" or ".*….*".`,
      );
    return fitting;
  } catch {
    notes.push(`${JSON.stringify(pattern)} is not a valid regular expression here; nothing fits it.`);
    return [];
  }
}
