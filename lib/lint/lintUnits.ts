import type {SyntaxNode} from '@lezer/common';
import type {ApiSymbol, Parameter} from '../api/model';
import type {Finding} from './finding';
import type {Lint, LintInput} from './lint';
import {reportAt} from './reportAt';
import {readArguments} from './script';

/** A value below this, for an argument in milliseconds, was probably meant in seconds. */
const MIN_MILLISECONDS = 11;
/** A value from this on, for an argument in seconds, was probably meant in milliseconds. */
const MAX_SECONDS = 1000;
/** The same for arguments whose default is below a second, such as how long a finger stays down. */
const MAX_SHORT_SECONDS = 20;
const SECONDS_PER_HOUR = 3600;

/** Finds numbers that were probably meant in another unit than the stubs give for the argument. */
export const lintUnits: Lint = (input) =>
  input.script.find('CallExpression').flatMap((call) => {
    const called = call.firstChild && input.names.meaningOf(call.firstChild);
    if (called?.kind === 'other' && called.name === 'time.sleep') return lintSleep(call, input);
    if (called?.kind !== 'symbol') return [];
    const {symbol} = called;
    return readArguments(call, input.script).flatMap(({name, node}, index) => {
      const parameter = findParameter(symbol, name ?? index);
      const words = parameter && judge(parameter, node, input);
      if (!words) return [];
      const message = `\`${symbol.qualname}\`: ${words.message}`;
      return [reportAt(node, {...words, message}, input, input.hrefs.get(symbol.name))];
    });
  });

type Words = Pick<Finding, 'severity' | 'rule' | 'message' | 'why'>;

function judge(parameter: Parameter, node: SyntaxNode, input: LintInput): Words | undefined {
  const {name, description = '', defaultValue} = parameter;
  const isShare = /\bfrom 0 to 1\b/.test(description);
  if (isShare && node.name === 'String' && /^["']#/.test(input.script.text(node)))
    return {
      severity: 'error',
      rule: 'old-name',
      message: `\`${name}\` is a number from 0 to 1, 1 for equal; a colour was the tolerance of 2023.`,
      why: 'The call compares numbers and fails with a text.',
    };
  const value = input.names.numberOf(node);
  if (value === undefined) return undefined;
  if (isShare) return judgeShare(name, value);
  const unit = readUnit(description);
  if (unit === 'seconds') return judgeSeconds(name, value, Number(defaultValue));
  return unit && judgeMilliseconds(name, value);
}

function judgeShare(name: string, value: number): Words | undefined {
  if (value <= 1) return undefined;
  const instead = value <= 100 ? `: write \`${value / 100}\` for ${value} %` : '';
  return warn(
    `\`${name}\` runs from 0 to 1, found ${value}${instead}.`,
    'With more than 1 the search can never match.',
  );
}

function judgeMilliseconds(name: string, value: number): Words | undefined {
  if (value <= 0 || value >= MIN_MILLISECONDS) return undefined;
  return warn(
    `\`${name}\` counts in milliseconds, found ${value}: write \`${value * 1000}\` for ${value} s.`,
    'The call would be over at once.',
  );
}

/** `usual` is the default of the argument: where it is as large, so may the value be. */
function judgeSeconds(name: string, value: number, usual = 0): Words | undefined {
  const limit = usual > 0 && usual < 1 ? MAX_SHORT_SECONDS : MAX_SECONDS;
  if (value < limit || usual >= limit) return undefined;
  return warn(
    `\`${name}\` counts in seconds, found ${value}: write \`${value / 1000}\` for ${value} ms.`,
    'The script would stand still for minutes.',
  );
}

function lintSleep(call: SyntaxNode, input: LintInput): Finding[] {
  const [first] = readArguments(call, input.script);
  const value = first && input.names.numberOf(first.node);
  // Whole hours are meant.
  if (!value || value % SECONDS_PER_HOUR === 0) return [];
  const words = judgeSeconds('time.sleep', value);
  return words ? [reportAt(first.node, words, input)] : [];
}

/** The unit in a description, if it is unambiguous; `click() counts in seconds` is about another call and ignored. */
function readUnit(description: string): 'milliseconds' | 'seconds' | undefined {
  const found = new Set(description.match(/(?<!counts )\bin (?:milliseconds|seconds)\b/g) ?? []);
  if (found.size !== 1) return undefined;
  return found.has('in seconds') ? 'seconds' : 'milliseconds';
}

/** The parameter of an argument, by its name or index. */
function findParameter({signatures}: ApiSymbol, key: string | number): Parameter | undefined {
  for (const {parameters} of signatures) {
    const found = typeof key === 'string' ? parameters.find(({name}) => name === key) : parameters[key];
    if (found && (typeof key === 'string' || found.kind === 'positional')) return found;
  }
  return undefined;
}

function warn(message: string, why: string): Words {
  return {severity: 'warning', rule: 'wrong-unit', message, why};
}
