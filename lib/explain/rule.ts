import type {Platform} from '../platforms';
import type {PageName} from './pages';
import type {FoundError} from './readErrors';

/** A match of a rule, from which it makes the explanation. */
export interface RuleMatch {
  /** The named groups of the pattern; a group that did not take part is empty. */
  groups: Readonly<Record<string, string>>;
  /** The exception; absent when a line matched. */
  error?: FoundError;
  /** The line of the script that failed; empty when it is not known. */
  code: string;
  /** The number of that line, and the whole script; 0 and empty when they are not known. */
  line: number;
  source: string;
  /** Where the script runs, as far as it is known. */
  platform?: Platform;
  /** Whether the script ran on the simulated phone. */
  isSimulated: boolean;
  /** A call that is not simulated, and whose `None` the line that failed uses. */
  notSimulated?: string;
}

/** The texts of an explanation. They may contain `code` in backticks. */
export interface Wording {
  /** What the message means, for someone who sees it for the first time. */
  meaning: string;
  /** Why it happened in this script; absent when the log does not say. */
  here?: string;
  /** What to do, in this order. */
  steps: readonly string[];
  page: PageName;
}

/** Recognises one kind of error and explains it. */
export interface Rule {
  /** `cause`, or `cause/variant` where one cause has several forms. */
  id: string;
  /** Names of exceptions that it applies to; absent for a rule on lines of the log. */
  kinds?: readonly string[];
  /** Must match the message or the line, in linear time: no repetition inside another. */
  pattern: RegExp;
  /** A further condition on a match. */
  condition?: (found: RuleMatch) => boolean;
  /** Set for a rule that says little, and is used only when no other matches. */
  isGeneral?: true;
  explain: (found: RuleMatch) => Wording;
}
