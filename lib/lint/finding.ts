/** What a finding is about; each rule has its own tests in wrongScripts.test.ts. */
export const RULES = {
  'invented-name': 'a name or an argument that the product does not have',
  'old-name': 'a name from the manual of 2023 that has another one today',
  'wrong-unit': 'a number that is meant in another unit',
  'missing-find': 'a selector that never looks',
  'busy-loop': 'a loop that asks again and again without a pause',
  'endless-wait': 'a loop that waits for something without a limit',
  'newer-python': 'syntax or a library newer than Python 3.8',
  'unchecked-none': 'a result that may be None is used as if it were there',
  type: 'a value of the wrong type, or a call that Python would refuse',
  syntax: 'Python cannot read the script',
} as const;

export type Rule = keyof typeof RULES;

/** An error fails when the script runs; a warning is most likely not what its author means. */
export type Severity = 'error' | 'warning';

/** What is wrong at one place of a script. Texts may hold `code` in backticks. */
export interface Finding {
  /** From 1. */
  line: number;
  /** From 1. */
  column: number;
  severity: Severity;
  rule: Rule;
  /** What is wrong, and what to write instead. */
  message: string;
  /** Why that matters on the device. */
  why: string;
  /** Page of the site that tells more, with its anchor: a path without the base URL. */
  page?: string;
}

/** The findings in the order in which they stand in the script. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  return [...findings].sort((a, b) => a.line - b.line || a.column - b.column);
}
