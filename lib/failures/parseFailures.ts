import type {Root} from 'mdast';
import {toPlainText} from '../mdx/toPlainText';
import {FAILURE_PARTS, type FailureItem, findFailureLists, toFailureText} from './findFailureLists';
import {findMessage} from './findMessage';
import {toCodedText} from './toCodedText';

/** A failure that a page describes, in plain text in which backticks mark code. */
export interface Failure {
  /** The anchor on the page, without `#`. */
  id: string;
  /** What the reader sees. */
  symptom: string;
  /** The exact message of the product or Python, without backticks; absent when the symptom names none. */
  message?: string;
  cause: string;
  /** How to verify that this is the cause and, after the fix, that it is gone. */
  check: string;
  fix: string;
}

/** Reads the failure lists of a parsed page, without incomplete items. */
export function parseFailures(tree: Root): Failure[] {
  return findFailureLists(tree)
    .flatMap(({items}) => items)
    .filter((item) => findMissing(item).length === 0)
    .map(toFailure);
}

/** Mistakes in the form of a page's failure lists, one line each, beginning with the place. */
export function findFailureFaults(tree: Root, file: string): string[] {
  return findFailureLists(tree).flatMap(({heading, items}) => {
    if (items.length === 0)
      return [
        `${file}:${heading.position?.start.line}: the failure list has no items; write each as "- **Symptom.** Cause. *Check:* … *Fix:* …"`,
      ];
    return items.flatMap((item) => {
      const missing = findMissing(item);
      if (missing.length === 0) return [];
      const {symptom, cause} = item.parts;
      const name = toFailureText(symptom.length > 0 ? symptom : cause).slice(0, 60);
      return [`${file}:${item.node.position?.start.line}: "${name}" lacks ${missing.join(', ')}`];
    });
  });
}

function findMissing({parts, labels}: FailureItem): string[] {
  const missing = FAILURE_PARTS.filter((part) => toFailureText(parts[part]) === '');
  const isInOrder = labels.map(toPlainText).join(' ') === 'Check: Fix:';
  return missing.length === 0 && !isInOrder ? ['one *Check:* before one *Fix:*'] : missing;
}

function toFailure({id, parts}: FailureItem): Failure {
  const message = findMessage(parts.symptom);
  return {
    id,
    symptom: toCodedText(parts.symptom),
    ...(message === undefined ? {} : {message}),
    cause: toCodedText(parts.cause),
    check: toCodedText(parts.check),
    fix: toCodedText(parts.fix),
  };
}
