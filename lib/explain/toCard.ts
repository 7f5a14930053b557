import {type ExplainContext, readFrameCode} from './explainContext';
import type {Candidate} from './findCandidates';
import {PAGES, toHref} from './pages';
import type {StackFrame} from './readErrors';
import type {Wording} from './rule';

const MAX_MESSAGE_LENGTH = 300;

/** The explanation of one error. Texts may contain `code` in backticks. */
export interface Card {
  rule: string;
  /** Whether it comes from a general rule, because no specific one matched. */
  isGeneral: boolean;
  /** The message that it explains; for a rule on lines, the line. */
  message: string;
  /** Where it happened, with the file's name but not its folders: `line 22 of start.py`. */
  place?: string;
  /** The text of that line. */
  code?: string;
  meaning: string;
  here?: string;
  steps: readonly string[];
  /** A path without the base URL. */
  href: string;
  pageTitle: string;
}

/** Makes the card of a candidate, with links to pages of the platform in `context`. */
export function toCard({rule, found, message}: Candidate, context: ExplainContext): Card {
  const {meaning, here, steps, page}: Wording = rule.explain(found);
  const frame = found.error && findOwnFrame(found.error.frames);
  const code = frame ? readFrameCode(frame, context) : '';
  return {
    rule: rule.id,
    isGeneral: rule.isGeneral ?? false,
    message: cut(message),
    ...(frame && {place: describePlace(frame)}),
    ...(code !== '' && {code: cut(code)}),
    meaning,
    ...(here !== undefined && {here}),
    steps,
    href: toHref(page, context.platform),
    pageTitle: PAGES[page].title,
  };
}

function cut(text: string): string {
  return text.length > MAX_MESSAGE_LENGTH ? `${text.slice(0, MAX_MESSAGE_LENGTH)}…` : text;
}

/** Files that are not the reader's: of Python, of packages, and input of a console. */
const FOREIGN =
  /^<|(?:^|[\\/])(?:pymysql|requests|urllib3?|http|json|socket|subprocess|asyncio|ssl)(?:[\\/]|\.py$)|site-packages|dist-packages|[\\/]lib[\\/]python|(?:python[\d.-]{0,6}|conda\d?|[\\/]envs[\\/][^\\/]{1,40})[\\/]lib[\\/]|stdlib|\.zip[\\/]|importlib/i;

/** The last frame in one of the reader's own files; undefined when all are in packages. */
function findOwnFrame(frames: readonly StackFrame[]): StackFrame | undefined {
  return frames.findLast(({file}) => !FOREIGN.test(file));
}

/** Leaves out the folders of the file, which may contain a person's name. */
function describePlace({file, line}: StackFrame): string {
  return `line ${line} of ${file.split(/[\\/]/).at(-1)}`;
}
