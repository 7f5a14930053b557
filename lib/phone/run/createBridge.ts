import {toMessage} from '../../errors/toMessage';
import {instrumentScript} from '../../python/instrumentScript';
import type {Operation} from '../operations/operation';
import {jsonToPython} from './jsonForPython';
import type {RareParts} from './loadRare';
import {toPythonMessage} from './parseTraceback';
import {MAX_LINE_EVENTS} from './runLimits';
import {endByLimit, RunEnd, type RunState} from './runState';
import {spellLetters} from './spellLetters';
import {toPython} from './toPython';

/** The functions that Python sees. They must not throw anything but `RunEnd`. */
export function createBridge(
  state: RunState,
  operations: ReadonlyMap<string, Operation>,
  rare: RareParts | undefined,
  write: (text: string, stream?: 'out' | 'error') => void,
): Readonly<Record<string, unknown>> {
  const {limits, phone, request} = state;
  const source = instrumentScript(request.source, rare?.rewrites);
  let steps = 0;
  let calls = 0;
  let lineEvents = 0;

  function step(): boolean {
    if (++steps > limits.steps) throw endByLimit('steps', `more than ${limits.steps} lines run`);
    return false;
  }

  return {
    source: () => source,
    now: () => Math.round(phone.nowMs()),
    write: (text: string) => write(text),
    write_error: (text: string) => write(text, 'error'),
    place: () => state.line,
    spell: spellLetters,
    tell: toPythonMessage,
    letters: changeLetters,
    step,
    line(number: number): boolean {
      state.line = number;
      if (++lineEvents <= MAX_LINE_EVENTS) state.emit({type: 'line'});
      return step();
    },
    parse_json: jsonToPython,
    match: rare?.match,
    ...rare?.createRandomNumbers(),
    call(name: string, json: string): string | null {
      if (++calls > limits.calls && name !== 'constant')
        throw endByLimit('calls', `more than ${limits.calls} calls of the phone`);
      return callOperation(operations.get(name), name, JSON.parse(json), state);
    },
  };
}

/** Methods of strings that the interpreter itself has for the letters A to Z alone. */
function changeLetters(text: string, how: string): string | boolean {
  if (how === 'isalpha') return /^\p{L}+$/u.test(text);
  return how === 'upper' ? text.toUpperCase() : text.toLowerCase();
}

/** Runs the operation of a call; a call that has none is not simulated. */
function callOperation(
  operation: Operation | undefined,
  name: string,
  values: Record<string, unknown>,
  state: RunState,
): string | null {
  if (!operation) {
    const docs = state.docs[name];
    state.emit({type: 'not-simulated', name, ...(docs === undefined ? {} : {docs})});
    return null;
  }
  try {
    const result = operation(values, state);
    state.reportScreen();
    if (state.phone.nowMs() > state.limits.timeMs)
      throw endByLimit('time', `more than ${state.limits.timeMs / 60_000} simulated minutes`);
    return result === undefined || result === null ? null : toPython(result);
  } catch (error) {
    if (error instanceof RunEnd) throw error;
    return `!ValueError:${toMessage(error)}`;
  }
}
