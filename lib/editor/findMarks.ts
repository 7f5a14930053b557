import type {Finding} from '../lint/finding';
import type {Knowledge} from '../lint/lint';
import {lintOwn} from '../lint/lintOwn';
import {ScriptNames} from '../lint/names';
import {Script, WRITING_MS} from '../lint/script';

/** What is wrong at one place of a script that is being written. Text may hold `code` in backticks. */
export interface Mark extends Pick<Finding, 'severity' | 'message'> {
  from: number;
  to: number;
  /** Page of the site: a path without the base URL. */
  href?: string;
}

const UNREADABLE =
  'Python cannot read this. A bracket, quote, colon or indent may be missing, here or above.';

/** What Python reads and the grammar does not: `yield` without a value, and a number that ends with its point. */
const READABLE = /^(Yield|MemberExpression\(Number)/;

/** What Python also reads, replaced by a name: `f(yield)`, and `with a as b.c` or `(b, c)`. */
const UNKNOWN = /(?<=\w\()yield(?=[,)])|(?<=\bwith\b.* as )(?:\([^)\n]*\)|\w+[.[][\w.[\]]*)(?=[:,])/g;

/** What the grammar reads and Python does not: a text that nothing closes, quotation marks and brackets of other keyboards, `print` of Python 2. */
const WRONG = /^(String[\s\S]*[^"']$|VariableName.*[‘-”！-～]|PrintS)/;

/** Where Python cannot read a script, and, once the product's names are there, what its lints say. */
export function findMarks(source: string, knowledge: Knowledge | undefined): Mark[] {
  const script = new Script(
    source.replace(UNKNOWN, (value) => '_'.repeat(value.length)),
    WRITING_MS,
  );
  const unreadable = findUnreadable(script);
  // What a broken script means is a guess: its lints wait.
  if (unreadable || !knowledge) return unreadable ? [unreadable] : [];
  const names = new ScriptNames(script, knowledge.model);
  return lintOwn({script, names, ...knowledge}).map(({line, column, severity, message, why, page}) => {
    const from = script.positionOf(line, column);
    return {
      from,
      to: findEnd(source, from),
      severity,
      message: `${message} ${why}`,
      ...(page !== undefined && {href: page}),
    };
  });
}

/** The first place that the grammar does not know; the ones after it follow from it. */
function findUnreadable(script: Script): Mark | undefined {
  let found: Mark | undefined;
  script.tree.iterate({
    enter({type, from, to, node}) {
      if (found || !(type.isError || WRONG.test(type.name + script.source.slice(from, to)))) return;
      // What is missing has no text of its own: the mark stands at what is before it.
      const isText = script.source.slice(from, to).trim() !== '';
      if (!isText && READABLE.test(`${node.parent}`)) return;
      const end = isText ? to : script.source.slice(0, from).trimEnd().length;
      found = {from: isText ? from : Math.max(0, end - 1), to: end, severity: 'error', message: UNREADABLE};
    },
  });
  return found;
}

/** The end of the word, or of another token, at a position. */
function findEnd(source: string, from: number): number {
  const [word = ''] = /^(?:[\w.]+|"[^"\n]*"|'[^'\n]*'|\S)/.exec(source.slice(from)) ?? [];
  return from + word.length;
}
