import type {Match, RunAction} from '../run/runEvent';
import type {RunState} from '../run/runState';

const MAX_REPORTED = 20;

type Find = Extract<RunAction, {type: 'find'}>;

/** A search, as it is reported. */
interface SearchReport extends Pick<Find, 'what' | 'query'> {
  matches: readonly Match[];
  region?: Find['region'] | undefined;
  /** The number of all matches, where not all are given. */
  count?: number;
}

/** Reports a search; of many matches the first. */
export function reportMatches(
  state: RunState,
  {what, query, matches, region, count = matches.length}: SearchReport,
): void {
  if (region && (region[0] >= region[2] || region[1] >= region[3]))
    state.noteUndocumented(
      `screen.${query.replace(/\(.*/s, '')}`,
      `The area [${region.join(', ')}] is empty, which is not documented.`,
    );
  state.emit({
    type: 'find',
    what,
    query,
    matches: matches.slice(0, MAX_REPORTED),
    count,
    ...(region && {region}),
  });
}
