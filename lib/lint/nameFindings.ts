import type {SyntaxNode} from '@lezer/common';
import {type Finding, WHY_INVENTED} from './finding';
import type {LintInput} from './lint';
import {ANDROID_PACKAGE, type Renamed} from './oldNames';
import {PAGES} from './pages';
import {reportAt} from './reportAt';
import {quoteNames, suggestNames} from './suggestNames';

const WHY_OLD = 'The package and many names changed after 2023; the old ones fail.';

/** Reports that the product does not have the name at a node; `full` is the symbol whose page says more. */
export function reportInvented(node: SyntaxNode, message: string, full: string, input: LintInput): Finding {
  const words = {severity: 'error', rule: 'invented-name', message, why: WHY_INVENTED} as const;
  return reportAt(node, words, input, findPage(full, input));
}

/** Reports that a module or class has no such name, and which ones it has. */
export function reportMissing(node: SyntaxNode, owner: string, full: string, input: LintInput): Finding {
  const name = full.slice(owner.length + 1);
  const nearest = quoteNames(suggestNames(full, input.model));
  return reportInvented(node, `\`${owner}\` has no \`${name}\`. Nearest: ${nearest}.`, '', input);
}

/** Reports what was right in 2023; `full` is today's symbol, whose page says more. */
export function reportOld(node: SyntaxNode, message: string, full: string, input: LintInput): Finding {
  const words = {severity: 'error', rule: 'old-name', message, why: WHY_OLD} as const;
  return reportAt(node, words, input, findPage(full, input) ?? PAGES.oldNames);
}

/** Reports a name of 2023, with that of today. */
export function reportRenamed(
  node: SyntaxNode,
  what: string,
  {today, note}: Renamed,
  input: LintInput,
): Finding {
  const full = `${ANDROID_PACKAGE}.${today}`;
  const more = note === undefined ? '' : ` ${note}`;
  return reportOld(node, `${what} is a name of 2023: it is \`${full}\` today.${more}`, full, input);
}

function findPage(full: string, {model, hrefs}: LintInput): string | undefined {
  return hrefs.get(model.symbols.get(full)?.name ?? '');
}
