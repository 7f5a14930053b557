import type {PageName} from './pages';
import type {FoundError} from './readErrors';

/** What a rule knows of an error when it words it. */
export interface Found {
  /** The groups of the pattern by name; empty where a group took no part. */
  groups: Readonly<Record<string, string>>;
  /** Absent when the text matched without an exception around it. */
  error?: FoundError;
  /** The line of the script that failed, as the log shows it; else empty. */
  code: string;
  /** Whether the script ran on the simulated phone. */
  isSimulated: boolean;
}

/** What is said of an error. Texts may hold `code` in backticks. */
export interface Words {
  /** What the message means, for somebody who sees it for the first time. */
  meaning: string;
  /** Why it happened in this script; absent when the log does not tell. */
  here?: string;
  /** What to do, in the order of trying. */
  steps: readonly string[];
  page: PageName;
}

/** One kind of error and its words. */
export interface Rule {
  /** `cause`, or `cause/variant` where one cause has several forms. */
  id: string;
  /** The names of exceptions that it is about; absent for a rule that reads any line of the log. */
  kinds?: readonly string[];
  /** Must match the message, or the line. Linear: no repetition inside a repetition. */
  pattern: RegExp;
  /** Further conditions. */
  isIt?: (found: Found) => boolean;
  /** Counts only when nothing else fits, because it says little. */
  isGeneral?: true;
  explain: (found: Found) => Words;
}
