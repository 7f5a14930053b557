import {howLong} from '../device/howLong';
import type {Bounds} from '../geometry';
import type {Hand, RunEvent, RunOutcome} from '../run/runEvent';

const MAX_TEXT = 200;
const FOUND_NAMES = {
  control: 'control',
  color: 'place',
  picture: 'place',
  text: 'text',
  window: 'window',
} as const;

const TAPS: Readonly<Record<Hand | 'finger', readonly [short: string, long: string]>> = {
  finger: ['Taps', 'Holds'],
  left: ['Clicks', 'Holds the mouse button on'],
  middle: ['Clicks with the middle button', 'Holds the middle button on'],
  right: ['Clicks with the right button', 'Holds the right button on'],
  message: ['Presses', 'Holds'],
};

/** Says in words what happened, for the log of a run; `undefined` for what only the eye needs, such as a line that begins. */
export function describeEvent(event: RunEvent): string | undefined {
  switch (event.type) {
    case 'output':
      return event.text.trim() === '' || isTraceback(event)
        ? undefined
        : `Prints: ${shorten(event.text.trim())}`;
    case 'sleep':
      return `Waits ${formatSeconds(event.ms)}.`;
    case 'tap':
      return `${TAPS[event.by ?? 'finger'][howLong(event.ms) === 'long' ? 1 : 0]} ${describePlace(event.at, event.target)}.`;
    case 'pointer':
      return `Moves the pointer to ${event.at.join(', ')}.`;
    case 'wheel':
      return `Turns the wheel ${event.clicks < 0 ? 'down' : 'up'} over ${describePlace(event.at, event.target)}.`;
    case 'swipe': {
      const [path = []] = event.paths;
      const [from, to] = [path[0], path.at(-1)];
      if (!from || !to) return undefined;
      const moves = event.by
        ? 'Drags'
        : event.paths.length > 1
          ? `${event.paths.length} fingers move, one`
          : 'Swipes';
      return `${moves} from ${from.join(', ')} to ${to.join(', ')}.`;
    }
    case 'key':
      return `Presses the key ${event.key}.`;
    case 'typed':
      return `Types “${shorten(event.text)}”${event.target ? ` into ${event.target}` : ''}.`;
    case 'find':
      return `${shorten(event.query)}: ${describeFound(event)}`;
    case 'screenshot':
      return `Takes a picture of the screen${describeSize(event.region)}.`;
    case 'app':
      return `The app ${event.name} comes to the front.`;
    case 'dialog':
      return `Asks “${shorten(event.title || event.text)}”. The simulated user answers: ${event.answer}.`;
    case 'toast':
      return `A short message shows: “${shorten(event.text)}”.`;
    case 'window':
      return `The script’s window ${event.title ? `“${shorten(event.title)}” ` : ''}is ${event.state}.`;
    case 'clipboard':
      return `The clipboard holds “${shorten(event.text)}”.`;
    case 'stored':
      return `Stores ${event.key}: ${shorten(event.value)}.`;
    case 'not-simulated':
      return `${event.name} does nothing here: it is not simulated.`;
    case 'undocumented':
      return `Simulated, not documented: ${event.note}`;
    case 'error':
      return `Fails with ${event.kind}${event.message ? `: ${shorten(event.message)}` : ''}.`;
    case 'end':
      return describeOutcome(event.outcome);
    case 'line':
    case 'screen':
      return undefined;
  }
}

/** Says how a run ended. */
export function describeOutcome(outcome: RunOutcome): string {
  switch (outcome.status) {
    case 'done':
      return 'The script has ended.';
    case 'exit':
      return 'The script has ended itself with exit().';
    case 'error':
      return `The script has ended with ${outcome.kind}.`;
    case 'limit':
      return `The simulation ended the script: ${outcome.message}.${outcome.limit === 'memory' ? '' : ' Most often a loop has no end.'}`;
    case 'stopped':
      return 'You stopped the script.';
  }
}

/** Simulated time for readers: `250 ms`, `1.5 s`, `2 min 5 s`. */
export function formatSeconds(ms: number): string {
  // Rounded before the unit is chosen: `1 min 60 s` is 2 min.
  const whole = Math.round(ms);
  if (whole < 1000) return `${whole} ms`;
  const tenths = Math.round(ms / 100);
  if (tenths < 600) return `${tenths / 10} s`;
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** The event of the failure says the same. */
function isTraceback({text, stream}: Extract<RunEvent, {type: 'output'}>): boolean {
  return stream === 'error' && text.startsWith('Traceback ');
}

function describeFound({what, matches, count}: Extract<RunEvent, {type: 'find'}>): string {
  if (count === 0) return 'nothing found.';
  const names = [...new Set(matches.map(({label}) => label))].filter(Boolean).slice(0, 3);
  const rest = names.length > 0 ? `: ${names.map((name) => `“${shorten(name)}”`).join(', ')}` : '';
  return `${count} ${FOUND_NAMES[what]}${count === 1 ? '' : 's'} found${rest}.`;
}

function describePlace(at: readonly number[], target: string | undefined): string {
  return target ? `“${shorten(target)}” at ${at.join(', ')}` : at.join(', ');
}

function describeSize([left, top, right, bottom]: Bounds): string {
  return `, ${right - left} × ${bottom - top} pixels`;
}

function shorten(text: string): string {
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text;
}
