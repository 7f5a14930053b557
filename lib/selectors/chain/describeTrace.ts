import type {ControlState} from '../../phone/device/frame';
import {nameControl} from './nameControl';
import type {ParsedChain} from './parseChain';
import type {ChainTrace} from './traceChain';

export interface TracedChain {
  parsed: ParsedChain;
  trace: ChainTrace;
}

/** Says in words what a chain finds, and whether the wanted control is among it. */
export function describeTrace(
  {parsed, trace}: TracedChain,
  matches: readonly ControlState[],
  wanted: ControlState | undefined,
): string {
  if (parsed.links.length === 0) return parsed.problem ? '' : 'Add a link, such as .text("^OK$").';
  const sentences = [describeMatches(matches, parsed.end)];
  if (!parsed.end && !parsed.problem)
    sentences.push('Nothing runs this chain yet: end it with .find() or .find_all().');
  if (wanted) sentences.push(describePlace(wanted, trace, matches));
  return sentences.join(' ');
}

function describeMatches([first, ...others]: readonly ControlState[], end: ParsedChain['end']): string {
  if (!first) return end === 'find' ? 'No control matches: find() gives None.' : 'No control matches.';
  if (others.length === 0) return `1 control matches: “${nameControl(first)}”.`;
  const given = end === 'find' ? ` find() gives the first: “${nameControl(first)}”.` : '';
  return `${others.length + 1} controls match.${given}`;
}

function describePlace(wanted: ControlState, {lostAt}: ChainTrace, [first]: readonly ControlState[]): string {
  if (lostAt !== undefined) return 'The chosen control is lost.';
  return first?.key === wanted.key ? 'The chosen control comes first.' : 'The chosen control is among them.';
}
