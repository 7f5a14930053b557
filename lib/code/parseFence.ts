import {getOwn} from '../collections/getOwn';
import {describeInvalid} from '../errors/describeInvalid';

/** The info string of a fence: language and options of a code block. */
export interface Fence {
  language: string;
  title?: string;
  showLineNumbers: boolean;
  /** Numbers of lines, from 1, that are marked, shown as inserted, or shown as deleted. */
  marked: ReadonlySet<number>;
  inserted: ReadonlySet<number>;
  deleted: ReadonlySet<number>;
  /** Why the sample is not type-checked; absent when it is. */
  skipCheck?: string;
  /** The sample continues the one before it on the page. */
  isContinued: boolean;
  /** The block shows what to change in the script before it on the page, each line with its sign. */
  isChange: boolean;
  /** Name of the scene of the simulated phone on which the sample runs; absent when it does not run. */
  scene?: string;
  /** Why the sample does not run on the simulated phone; one of `lib/samples/noRunReasons.ts`. */
  noRun?: string;
}

const OPTION = /\{([\d,\s-]*)\}|([\w-]+)(?:=(?:"([^"]*)"|\{([\d,\s-]*)\}))?|(\S+)/g;
const ALLOWED =
  'title="…", showLineNumbers, {1,3-4}, ins={2}, del={1}, continued, change, skip-check="reason", scene="name", no-run="reason"';

/** The field of each option with a text, of each with numbers of lines, and of each that stands alone. */
const TEXTS = {title: 'title', 'skip-check': 'skipCheck', scene: 'scene', 'no-run': 'noRun'} as const;
const LINES = {ins: 'inserted', del: 'deleted'} as const;
const FLAGS = {showLineNumbers: 'showLineNumbers', continued: 'isContinued', change: 'isChange'} as const;

/** Reads the info string of a fence; `place` (file and line) names the block in the error for an unknown option. */
export function parseFence(language: string, meta: string, place: string): Fence {
  let fence: Fence = {
    language,
    showLineNumbers: false,
    isContinued: false,
    isChange: false,
    marked: new Set<number>(),
    inserted: new Set<number>(),
    deleted: new Set<number>(),
  };
  for (const [option, lines, name = '', text, namedLines] of meta.matchAll(OPTION)) {
    const textField = getOwn<string>(TEXTS, name);
    const lineField = getOwn<string>(LINES, name);
    const flag = getOwn<string>(FLAGS, name);
    if (lines !== undefined) fence = {...fence, marked: parseLines(lines, place)};
    else if (textField && text) fence = {...fence, [textField]: text};
    else if (lineField && namedLines !== undefined)
      fence = {...fence, [lineField]: parseLines(namedLines, place)};
    else if (flag && option === name) fence = {...fence, [flag]: true};
    else throw describeInvalid({file: place, field: 'code block option', found: option, allowed: ALLOWED});
  }
  return fence;
}

/** Larger than any line number: a typing error must not make a list of millions. */
const MAX_LINE = 9999;

/** Expands `1,3-5` to the lines 1, 3, 4 and 5. */
function parseLines(list: string, place: string): ReadonlySet<number> {
  const lines = new Set<number>();
  for (const part of list.split(',')) {
    const [first = 0, last = first] = part.split('-').map(Number);
    if (last > MAX_LINE)
      throw describeInvalid({
        file: place,
        field: 'a line of the code block',
        found: last,
        allowed: `numbers up to ${MAX_LINE}`,
      });
    for (let line = first; line <= last; line++) lines.add(line);
  }
  return lines;
}
