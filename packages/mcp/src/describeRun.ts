import {explainErrors} from '../../../lib/explain/explainErrors';
import {formatTraceback} from '../../../lib/phone/run/parseTraceback';
import type {RunEvent} from '../../../lib/phone/run/runEvent';
import type {RunRequest, RunResult} from '../../../lib/phone/run/runProtocol';
import {PLATFORM_NAMES} from '../../../lib/platforms';
import {describeCards} from './describeCards';

/** Further events are only counted. */
const MAX_EVENTS = 150;
const MAX_OUTPUT_LENGTH = 20_000;

/** Describes a run as text: how it ended, what it printed, and each event with its time and line. */
export function describeRun(
  {events, output, outcome}: RunResult,
  {source, scene}: RunRequest,
  origin: string,
): string {
  const rows = events.flatMap((event) => {
    const words = describeEvent(event);
    return words === undefined
      ? []
      : [`${(event.atMs / 1000).toFixed(1)} s, line ${findLine(event)}: ${words}`];
  });
  const rest = rows.length - MAX_EVENTS;
  const seconds = ((events.at(-1)?.atMs ?? 0) / 1000).toFixed(1);
  return [
    `The run ended after ${seconds} simulated seconds: ${describeOutcome(outcome)}.`,
    `Scene ${scene.id} (${PLATFORM_NAMES[scene.platform]}): ${scene.title}.`,
    'This is a simulation: a real phone has other screens, sizes and speeds.',
    `\nPrinted:\n${output === '' ? '(nothing)' : cutOutput(output).trimEnd()}`,
    `\nWhat happened:\n${rows.length === 0 ? '(nothing that the phone noticed)' : rows.slice(0, MAX_EVENTS).join('\n')}`,
    ...(rest > 0 ? [`… and ${rest} more`] : []),
    ...explainEnd(events, {source, scene}, origin),
  ].join('\n');
}

/** What a script printed, without the middle where that is long: how it began says what it does, how it ended what came of it. */
export function cutOutput(output: string): string {
  if (output.length <= MAX_OUTPUT_LENGTH) return output;
  const half = MAX_OUTPUT_LENGTH / 2;
  // A half of a character of two units, such as an emoji, is not valid text.
  const first = output.slice(0, half).replace(/[\ud800-\udbff]$/, '');
  const last = output.slice(-half).replace(/^[\udc00-\udfff]/, '');
  return `${first}\n… ${output.length - first.length - last.length} more characters …\n${last}`;
}

/** The line at which something happened; Python names that of a script it cannot read only in the traceback. */
function findLine(event: RunEvent): number {
  return event.type === 'error' && event.line === 0 ? (event.trace.at(-1)?.line ?? 0) : event.line;
}

/** What the error means that ended a run, as far as it is known. */
function explainEnd(events: readonly RunEvent[], {source, scene}: RunRequest, origin: string): string[] {
  const error = events.findLast((event) => event.type === 'error');
  if (error?.type !== 'error') return [];
  const notSimulated = events.flatMap((event) =>
    event.type === 'not-simulated' ? [{call: event.name, line: event.line}] : [],
  );
  const {cards} = explainErrors(formatTraceback(error), {
    platform: scene.platform,
    files: new Map([['main.py', source]]),
    isSimulated: true,
    notSimulated,
  });
  return cards.length === 0 ? [] : [`\nThe error:\n${describeCards(cards.slice(0, 1), origin)}`];
}

function describeOutcome(outcome: RunResult['outcome']): string {
  if (outcome.status === 'error') return `${outcome.kind}: ${outcome.message}`;
  if (outcome.status === 'limit') return `stopped, ${outcome.message}`;
  return {done: 'it came to its end', exit: 'by exit()', stopped: 'it was stopped'}[outcome.status];
}

function describeEvent(event: RunEvent): string | undefined {
  switch (event.type) {
    case 'tap':
      return `tap at ${event.at.join(', ')}${event.target === undefined ? ', nothing there' : ` on "${event.target}"`}`;
    case 'swipe':
      return `swipe${event.target === undefined ? '' : ` on "${event.target}"`}`;
    case 'pointer':
      return `pointer at ${event.at.join(', ')}`;
    case 'wheel':
      return `wheel ${event.clicks}${event.target === undefined ? '' : ` on "${event.target}"`}`;
    case 'key':
      return `key ${event.key}`;
    case 'typed':
      return `typed ${JSON.stringify(event.text)}`;
    case 'find':
      return `${event.query}: ${event.count} found${event.matches[0] ? `, first "${event.matches[0].label}" at ${event.matches[0].bounds.join(', ')}` : ''}`;
    case 'app':
      return `app ${event.name} (${event.packageName}) in front`;
    case 'dialog':
      return `${event.kind} "${event.text || event.title}", the simulated user answered "${event.answer}"`;
    case 'toast':
      return `toast "${event.text}"`;
    case 'not-simulated':
      return `${event.name} is not simulated and did nothing`;
    case 'undocumented':
      return `${event.name}: ${event.note}`;
    case 'error':
      return `${event.kind}: ${event.message}${event.trace.map(({file, line}) => ` (${file}:${line})`).join('')}`;
    default:
      return undefined;
  }
}
