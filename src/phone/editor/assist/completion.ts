import {
  autocompletion,
  type CompletionContext,
  type CompletionResult,
  type Completion as Option,
} from '@codemirror/autocomplete';
import type {Extension} from '@codemirror/state';
import {type Completion, complete} from '@site/lib/editor/complete';
import {describeParameter, describeSymbol} from '@site/lib/editor/describeAt';
import {readStubNames} from '@site/lib/editor/stubNames';
import type {Knowledge} from '@site/lib/lint/lint';
import {readEditor} from './knowledge';
import {renderHelp} from './renderHelp';

/** What is known before the names have come: Python itself, and the names of the script. */
const NOTHING = readStubNames([]);

/** Which of two that match as well stands first. */
const BOOSTS: Partial<Record<Completion['kind'], number>> = {parameter: 2, builtin: -1, keyword: -1};

/** Offers what can be written at the cursor, while it is written or on Ctrl-Space. */
export function completion(baseUrl: string): Extension {
  return autocompletion({icons: false, override: [(context) => offer(context, baseUrl)]});
}

function offer({state, pos, explicit}: CompletionContext, baseUrl: string): CompletionResult | null {
  const read = readEditor(state);
  if (!read) return null;
  const {source, knowledge = NOTHING} = read;
  const found = complete(source, pos, knowledge);
  if (!found) return null;
  const {from, options, isAnyName} = found;
  const typed = source.slice(from, pos);
  // Enter after a whole word ends the line, and where any name may stand nothing is in the way of the next line.
  const isWanted = typed === '' ? !isAnyName : options.every(({label}) => label !== typed);
  return explicit || isWanted
    ? {from, options: options.map((one) => toOption(one, knowledge, baseUrl))}
    : null;
}

function toOption(completion: Completion, knowledge: Knowledge, baseUrl: string): Option {
  const {label, kind, symbol, parameter} = completion;
  const help = symbol ? describeSymbol(symbol, knowledge) : parameter && describeParameter(parameter);
  return {
    label,
    detail: kind,
    boost: BOOSTS[kind] ?? 0,
    ...(help && {info: () => renderHelp(help, baseUrl)}),
  };
}
