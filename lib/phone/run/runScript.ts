import {toMessage} from '../../errors/toMessage';
import {instrumentScript, STEP_MARK} from '../../python/instrumentScript';
import {openPhone} from '../device/openPhone';
import type {Phone} from '../device/phone';
import {loadOperations} from '../operations/loadOperations';
import type {Operation} from '../operations/operation';
import type {PackageFiles} from '../packages/renderPackages';
import type {Scene} from '../scene/scene';
import {jsonToPython} from './jsonForPython';
import {listScripts} from './listScripts';
import {loadRare, type RareParts} from './loadRare';
import {formatTraceback, parseTraceback, toPythonMessage} from './parseTraceback';
import type {RunAction, RunEvent, RunOutcome} from './runEvent';
import {DEFAULT_LIMITS, MAX_LINE_EVENTS} from './runLimits';
import type {RunRequest, RunResult} from './runProtocol';
import {type DocsPages, RunEnd, type RunState} from './runState';
import {spellLetters} from './spellLetters';
import type {Engine} from './startEngine';
import {toPython} from './toPython';

/** What a run needs besides its request; the browser and Node provide it in different ways. */
export interface RunHost {
  startEngine(onOutput: (text: string) => void): Promise<Engine>;
  /** Packages that the started engine does not have yet. */
  packages: PackageFiles;
  docs: DocsPages;
  /** Receives each event as it happens. */
  onEvent?: (event: RunEvent) => void;
}

/** Folder of the script on the simulated phone. */
const PROJECT_FOLDER = '/project';

/**
 * Runs a script on the phone of its scene and returns what happened. Rejects only when the interpreter does not start:
 * whatever a script does becomes an outcome. A loop that starts no new line (`sum(iter(int, 1))`) cannot be stopped from here,
 * so the caller must enforce `wallMs` from outside.
 */
export async function runScript(request: RunRequest, host: RunHost): Promise<RunResult> {
  const events: RunEvent[] = [];
  let output = '';
  const phone = await openPhone(request.scene);
  const state = createState(request, phone, host.docs, (event) => {
    events.push(event);
    host.onEvent?.(event);
  });
  const write = (text: string, stream: 'out' | 'error' = 'out'): void => {
    const rest = state.limits.outputLength - output.length;
    const kept = text.slice(0, Math.max(0, rest));
    if (stream === 'out') output += kept;
    if (kept !== '') state.emit({type: 'output', text: kept, stream});
    if (text.length > rest)
      throw endByLimit('output', `more than ${state.limits.outputLength} characters printed`);
  };
  const scripts = listScripts(request);
  const operations = await loadOperations(request.scene.platform, scripts);
  const rare = await loadRare(scripts);
  const engine = await host.startEngine((text) => write(text));
  writePackages(engine, host.packages);
  writeProject(engine, request, rare);
  engine.addModule('_sim', createBridge(state, operations, rare, write));
  state.reportScreen();
  const outcome = runMain(engine, state, write);
  state.emit({type: 'end', outcome});
  return {events, output, outcome};
}

/** The folder of packages comes first, else the interpreter's own `time`, `json` and `re` would win. */
const boot = (platform: Scene['platform']): string => `
import builtins, json, os, random, sys
builtins._native_json = json
random.seed(1)
for name in ("json", "random", "re", "time"):
    sys.modules.pop(name, None)
sys.path[:] = ["/packages", "${PROJECT_FOLDER}", ".frozen"]
os.chdir("${PROJECT_FOLDER}")
import sim, sim_${platform}
sim.run_main("${PROJECT_FOLDER}")
`;

function runMain(
  engine: Engine,
  state: RunState,
  write: (text: string, stream: 'error') => void,
): RunOutcome {
  try {
    engine.run(boot(state.request.scene.platform));
    state.reportScreen();
    return {status: 'done'};
  } catch (error) {
    if (error instanceof RunEnd) return error.outcome;
    const {kind, message, trace} = parseTraceback(toMessage(error));
    if (kind === 'SystemExit') return {status: 'exit'};
    if (kind === 'MemoryError')
      return {status: 'limit', limit: 'memory', message: 'the script needs more memory than a run may use'};
    state.emit({type: 'error', kind, message, trace});
    try {
      write(formatTraceback({kind, message, trace}), 'error');
    } catch {
      // It does not fit into what may be printed; the event of an error holds it too.
    }
    return {status: 'error', kind, message};
  }
}

function createState(
  request: RunRequest,
  phone: Phone,
  docs: DocsPages,
  onEvent: (event: RunEvent) => void,
): RunState {
  const noted = new Set<string>();
  let lastFrame = '';
  const state: RunState = {
    request,
    phone,
    limits: {...DEFAULT_LIMITS, ...request.limits},
    docs,
    line: 0,
    values: new Map(),
    bitmaps: new Map(),
    saved: new Map(),
    origins: new WeakMap(),
    windows: new Map(),
    dialogs: 0,
    taps: 0,
    locationRequests: 0,
    cachedScreen: undefined,
    lastShot: undefined,
    subscriptions: new Set(),
    granted: new Set(),
    pendingEvents: [],
    emit(action: RunAction) {
      onEvent({...action, atMs: Math.round(phone.nowMs()), line: state.line});
    },
    reportScreen() {
      for (const event of phone.takeEvents()) state.emit(event);
      const frame = phone.frame();
      const text = JSON.stringify(frame);
      if (text === lastFrame) return;
      lastFrame = text;
      state.emit({type: 'screen', frame});
    },
    noteUndocumented(call, note) {
      if (noted.has(note)) return;
      noted.add(note);
      const name = call.includes('.') ? `${request.scene.platform}.${call}` : call;
      const page = docs[name];
      state.emit({type: 'undocumented', name, note, ...(page === undefined ? {} : {docs: page})});
    },
  };
  for (const {atMs, ...fields} of request.scene.notifications ?? [])
    phone.schedule(atMs, () => state.pendingEvents.push({kind: 'notification', fields: {...fields, atMs}}));
  return state;
}

/** The functions that Python sees. They must not throw anything but `RunEnd`. */
function createBridge(
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
    if (++steps > limits.steps)
      throw endByLimit('steps', `more than ${limits.steps} lines run: the script would not end by itself`);
    return false;
  }

  return {
    source: () => source,
    now: () => Math.round(phone.nowMs()),
    write: (text: string) => write(text),
    write_error: (text: string) => write(text, 'error'),
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
    call(name: string, json: string): string | null {
      if (++calls > limits.calls && name !== 'constant')
        throw endByLimit('calls', `more than ${limits.calls} calls of the phone`);
      return callOperation(operations.get(name), name, JSON.parse(json), state);
    },
  };
}

/** What the interpreter does with letters from A to Z alone. */
function changeLetters(text: string, how: string): string | boolean {
  if (how === 'isalpha') return /^\p{L}+$/u.test(text);
  return how === 'upper' ? text.toUpperCase() : text.toLowerCase();
}

/** Does a call; without an operation it is not simulated. */
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

function endByLimit(limit: Extract<RunOutcome, {status: 'limit'}>['limit'], message: string): RunEnd {
  return new RunEnd({status: 'limit', limit, message});
}

/** Puts packages where a run finds them. */
export function writePackages(engine: Engine, packages: PackageFiles): void {
  for (const [path, text] of Object.entries(packages)) engine.writeFile(`/packages/${path}`, text);
}

function writeProject(
  engine: Engine,
  {source, files = {}, scene}: RunRequest,
  rare: RareParts | undefined,
): void {
  engine.writeFile(`${PROJECT_FOLDER}/main.py`, source);
  for (const folder of ['res/img', 'res/ui']) engine.writeFile(`${PROJECT_FOLDER}/${folder}/.keep`, '');
  engine.writeFile('/sdcard/.keep', '');
  for (const name of Object.keys(scene.pictures ?? {}))
    engine.writeFile(`${PROJECT_FOLDER}/res/img/${name}.png`, 'picture');
  for (const [path, text] of Object.entries(scene.files ?? {})) engine.writeFile(path, text);
  for (const [path, text] of Object.entries(files))
    engine.writeFile(
      `${PROJECT_FOLDER}/${path}`,
      path.endsWith('.py') ? instrumentScript(text, rare?.rewrites, STEP_MARK) : text,
    );
}
