import {type ExplainContext, readFrameCode} from './explainContext';
import {findNotSimulated} from './findNotSimulated';
import type {FoundError, ParsedLog} from './readErrors';
import type {Rule, RuleMatch} from './rule';
import {callRules} from './rules/callRules';
import {dataRules} from './rules/dataRules';
import {deviceRules} from './rules/deviceRules';
import {fileRules} from './rules/fileRules';
import {importRules} from './rules/importRules';
import {installRules} from './rules/installRules';
import {lackingRules} from './rules/lackingRules';
import {nameRules} from './rules/nameRules';
import {networkRules} from './rules/networkRules';
import {noneRules} from './rules/noneRules';
import {notSimulatedRules} from './rules/notSimulatedRules';
import {pictureRules} from './rules/pictureRules';
import {syntaxRules} from './rules/syntaxRules';
import {threadRules} from './rules/threadRules';
import {valueRules} from './rules/valueRules';

/** All rules; of several that match an error, the first is used. */
export const RULES: readonly Rule[] = [
  ...notSimulatedRules,
  ...noneRules,
  ...syntaxRules,
  ...lackingRules,
  ...importRules,
  ...pictureRules,
  ...fileRules,
  ...dataRules,
  ...networkRules,
  ...installRules,
  ...deviceRules,
  ...threadRules,
  ...nameRules,
  ...callRules,
  ...valueRules,
];

/** A log in a loop has thousands of errors; the last ones say why the script ended. */
const MAX_ERRORS = 40;
/** Messages without the name of an exception are searched in this many lines from the end. */
const MAX_MESSAGE_LINES = 40;
/** A message may follow this many colons of its line. */
const MAX_PARTS = 6;
const MIN_MESSAGE_LENGTH = 12;
/** Rules on lines are tried on this many lines from the end. */
export const MAX_LINES = 3000;

/** A rule that matches, with what it matched. */
export interface Candidate {
  rule: Rule;
  found: RuleMatch;
  message: string;
}

/**
 * Candidates for explanations, best first: the error that ended the script, then matching lines, then earlier errors, which may be
 * the cause. General rules come last. Each cause appears once.
 */
export function findCandidates(log: ParsedLog, context: ExplainContext): Candidate[] {
  const errors = log.errors
    .filter(({kind}) => kind !== '')
    .slice(-MAX_ERRORS)
    .reverse();
  const [last = [], ...earlier] = errors.map((error) => tryRules(error, context));
  const alone = errors.length === 0 ? tryMessages(log.lines, context) : [];
  const all = [...last, ...tryLines(log.lines, context), ...alone, ...earlier.flat()];
  const seen = new Set<string>();
  return [...all.filter(({rule}) => !rule.isGeneral), ...all.filter(({rule}) => rule.isGeneral)].filter(
    ({rule}) => {
      const cause = rule.id.split('/')[0] ?? '';
      return !seen.has(cause) && seen.add(cause);
    },
  );
}

/** The first rule that matches an exception; empty for none. */
function tryRules(error: FoundError, context: ExplainContext): Candidate[] {
  const frame = error.frames.at(-1);
  const notSimulated = findNotSimulated(error, context);
  const known = {
    error,
    code: frame ? readFrameCode(frame, context) : '',
    line: frame?.line ?? 0,
    source: (frame && context.files?.get(frame.file)) ?? '',
    isSimulated: context.isSimulated ?? false,
    ...(context.platform && {platform: context.platform}),
    ...(notSimulated !== undefined && {notSimulated}),
  };
  for (const rule of RULES) {
    if (error.kind === '' ? !canStandAlone(rule) : rule.kinds && !rule.kinds.includes(error.kind)) continue;
    const found = match(rule, error.message, known);
    if (found) return [{rule, found, message: toMessage(error)}];
  }
  return [];
}

function toMessage({kind, message}: FoundError): string {
  return kind === '' ? message : `${kind}${message && ': '}${message}`;
}

/** Whether a rule recognises its message without the exception's name. That for `KeyError` does not: it matches any text. */
function canStandAlone({kinds, pattern}: Rule): boolean {
  return kinds !== undefined && !pattern.test('') && !pattern.test('any text');
}

/** The last message without the name of its exception, which `print(error)` leaves out. */
function tryMessages(lines: readonly string[], context: ExplainContext): Candidate[] {
  for (const line of lines.slice(-MAX_MESSAGE_LINES).reverse())
    for (const message of splitMessages(line)) {
      const [found] = tryRules({kind: '', message, frames: []}, context);
      if (found) return [found];
    }
  return [];
}

/** A line, and the rest of it after each of its first colons. */
function splitMessages(line: string): string[] {
  const parts = line
    .trim()
    .split(': ')
    .slice(0, MAX_PARTS + 1);
  return parts
    .map((_part, place) => parts.slice(place).join(': '))
    .filter((part) => part.length >= MIN_MESSAGE_LENGTH);
}

/** Matches of rules without exceptions, on each line; the nearest to the end first. */
function tryLines(lines: readonly string[], context: ExplainContext): Candidate[] {
  const known = {code: '', line: 0, source: '', isSimulated: context.isSimulated ?? false};
  const candidates: Candidate[] = [];
  for (const line of lines.slice(-MAX_LINES).reverse())
    for (const rule of RULES) {
      if (rule.kinds || candidates.some((candidate) => candidate.rule === rule)) continue;
      const found = match(rule, line, known);
      if (found) candidates.push({rule, found, message: line.trim()});
    }
  return candidates;
}

/** What a rule finds in a text, given what else is known of it; undefined when it does not apply. */
function match(
  {pattern, condition}: Rule,
  text: string,
  known: Omit<RuleMatch, 'groups'>,
): RuleMatch | undefined {
  const result = pattern.exec(text);
  if (!result) return undefined;
  const groups = Object.entries(result.groups ?? {}).map(([name, value]) => [name, value ?? '']);
  const found = {...known, groups: Object.fromEntries(groups)};
  return (condition?.(found) ?? true) ? found : undefined;
}
