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

/** Used until the names have loaded: completion then offers Python's own names and those of the script. */
const NOTHING = readStubNames([]);

/** Order among completions that match equally well; the highest first. */
const BOOSTS: Partial<Record<Completion['kind'], number>> = {parameter: 2, builtin: -1, keyword: -1};

/** Completes what is typed at the cursor, while typing or on Ctrl-Space. */
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
  // No list after a whole word, nor where any name may follow: there Enter should begin a new line.
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
