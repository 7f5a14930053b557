import type {ControlState} from '../../phone/device/frame';
import {nameControl} from './nameControl';
import type {ParsedChain} from './parseChain';

/** Says in words what a chain finds, and whether the wanted control is among it. */
export function describeTrace(
  parsed: ParsedChain,
  matches: readonly ControlState[],
  wanted: ControlState | undefined,
): string {
  if (parsed.links.length === 0) return parsed.problem ? '' : 'Add a link, such as .text("^OK$").';
  const sentences = [describeMatches(matches, parsed.end)];
  if (!parsed.end && !parsed.problem)
    sentences.push('Nothing runs this chain yet: end it with .find() or .find_all().');
  if (wanted) sentences.push(describePlace(wanted, matches));
  return sentences.join(' ');
}

function describeMatches([first, ...others]: readonly ControlState[], end: ParsedChain['end']): string {
  if (!first) return end === 'find' ? 'No control matches: find() gives None.' : 'No control matches.';
  if (others.length === 0) return `1 control matches: “${nameControl(first)}”.`;
  const given = end === 'find' ? ` find() gives the first: “${nameControl(first)}”.` : '';
  return `${others.length + 1} controls match.${given}`;
}

function describePlace({key}: ControlState, matches: readonly ControlState[]): string {
  // By what was found: another control may be chosen before the chain has been traced for it.
  const place = matches.findIndex((match) => match.key === key);
  if (place < 0) return 'The chosen control is lost.';
  return place === 0 ? 'The chosen control comes first.' : 'The chosen control is among them.';
}
