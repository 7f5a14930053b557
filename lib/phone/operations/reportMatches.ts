import type {Bounds, Match} from '../run/runEvent';
import type {RunState} from '../run/runState';

const MAX_REPORTED = 20;

/** Reports a search for colours or pictures; of many matches the first. */
export function reportMatches(
  state: RunState,
  what: 'color' | 'picture',
  query: string,
  matches: readonly Match[],
  region?: Bounds | undefined,
): void {
  const reported = matches.slice(0, MAX_REPORTED);
  state.emit({
    type: 'find',
    what,
    query,
    matches: reported,
    count: matches.length,
    ...(region ? {region} : {}),
  });
}
