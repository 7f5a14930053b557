/** The rules, each with its subject; wrongScripts.test.ts tests each. */
export const RULES = {
  'invented-name': 'a name or an argument that the product does not have',
  'old-name': 'a name from the manual of 2023 that has another one today',
  'two-platforms': 'packages of two platforms in one script',
  'wrong-unit': 'a number that is meant in another unit',
  'missing-find': 'a selector that never looks',
  'busy-loop': 'a loop that asks again and again without a pause',
  'endless-wait': 'a loop that waits for something without a limit',
  'newer-python': 'syntax or a library newer than Python 3.8',
  'unchecked-none': 'a result that may be None is used as if it were there',
  type: 'a value of the wrong type, or a call that Python would refuse',
  syntax: 'Python cannot read the script',
} as const;

export type RuleId = keyof typeof RULES;

/** An error makes the script fail; a warning is probably not what its author intended. */
export type Severity = 'error' | 'warning';

/** A mistake in a script. Texts may contain `code` in backticks. */
export interface Finding {
  /** From 1. */
  line: number;
  /** From 1. */
  column: number;
  severity: Severity;
  rule: RuleId;
  /** What is wrong, and what to write instead. */
  message: string;
  /** Why that matters on the device. */
  why: string;
  /** Path of a page that explains more, with its anchor and without the base URL. */
  page?: string;
}

/** Why an invented name matters. */
export const WHY_INVENTED = 'The script would end here: the stubs do not know it.';

/** Sorts findings by their position in the script. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  return [...findings].sort((a, b) => a.line - b.line || a.column - b.column);
}
