import {RunEnd, type RunState} from '../run/runState';
import {PythonCall, PythonFields} from '../run/toPython';
import {numberOf, type Operations, textOf} from './operation';

/** Interval at which a wait tries again. */
const POLL_MS = 200;
/** Largest number of screens reported during one sleep. */
const MAX_PICTURES = 50;

/** Lets simulated time pass, and reports changes of the screen meanwhile. Ends the run at its time limit. */
export function passTime(state: RunState, ms: number): void {
  const until = state.phone.nowMs() + Math.max(0, ms);
  if (until > state.limits.timeMs) {
    state.phone.advance(state.limits.timeMs - state.phone.nowMs());
    const message = `more than ${state.limits.timeMs / 60_000} simulated minutes`;
    throw new RunEnd({status: 'limit', limit: 'time', message});
  }
  while (state.phone.nowMs() < until) {
    const now = state.phone.nowMs();
    const next = Math.max(state.phone.nextChangeMs() ?? until, now + ms / MAX_PICTURES);
    state.phone.advance(Math.min(next, until) - now);
    if (next <= until) state.reportScreen();
  }
}

/** Repeats `attempt` in simulated time until it returns a result; `undefined` when the time is up. */
export function waitFor<Result>(
  state: RunState,
  timeoutMs: number,
  attempt: () => Result | undefined,
  pollMs = POLL_MS,
): Result | undefined {
  const until = state.phone.nowMs() + timeoutMs;
  for (;;) {
    const result = attempt();
    if (result !== undefined || state.phone.nowMs() >= until) return result;
    const rest = until - state.phone.nowMs();
    // Without timers and moving controls, nothing can change before the end, so one more attempt suffices.
    passTime(state, state.phone.nextChangeMs() === undefined ? rest : Math.min(pollMs, rest));
    if (state.phone.nowMs() >= until && state.phone.nextChangeMs() === undefined) return attempt();
  }
}

export const timeOperations: Operations = {
  sleep(values, state) {
    const exact = numberOf(values, 'ms');
    // The clock of a script counts whole milliseconds: a loop that sleeps for a rest below one would never see its end.
    const ms = Math.round(exact) || Math.ceil(exact);
    state.emit({type: 'sleep', ms});
    passTime(state, ms);
    const arrived = state.pendingEvents.splice(0).filter(({kind}) => state.subscriptions.has(kind));
    return arrived.map(({kind, fields}) => new PythonCall('Event', [kind, new PythonFields(fields)]));
  },
  input(values, state) {
    state.noteUndocumented('input', 'input() has no console on a phone; it gives an empty text here.');
    return textOf(values, 'answer');
  },
  'not-simulated'(values, state) {
    const name = textOf(values, 'name');
    state.emit({type: 'not-simulated', name});
  },
};
