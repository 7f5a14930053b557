import {toMessage} from '../../errors/toMessage';
import {openPhone} from '../device/openPhone';
import {loadOperations} from '../operations/loadOperations';
import type {PackageFiles} from '../packages/renderPackages';
import type {Scene} from '../scene/scene';
import {createBridge} from './createBridge';
import {createRunState} from './createRunState';
import {listScripts} from './listScripts';
import {loadRare} from './loadRare';
import {formatTraceback, type PythonFailure, parseTraceback} from './parseTraceback';
import type {RunEvent, RunOutcome} from './runEvent';
import type {RunRequest, RunResult} from './runProtocol';
import {type DocsPages, endByLimit, RunEnd, type RunState} from './runState';
import type {Engine} from './startEngine';
import type {wordSyntax} from './wordSyntax';
import {PROJECT_FOLDER, writePackages, writeProject} from './writeFiles';

/** What a run needs besides its request; the browser and Node provide it in different ways. */
export interface RunHost {
  startEngine(onOutput: (text: string) => void): Promise<Engine>;
  /** Packages that the started engine does not have yet. */
  packages: PackageFiles;
  docs: DocsPages;
  /** Words errors of syntax as Python does; without it the interpreter's own words stay. */
  wordSyntax?: typeof wordSyntax | undefined;
  /** Receives each event as it happens. */
  onEvent?: (event: RunEvent) => void;
}

/**
 * Runs a script on the phone of its scene and returns what happened. Rejects only when the interpreter does not start:
 * whatever a script does becomes an outcome. A loop that starts no new line (`sum(iter(int, 1))`) cannot be stopped from here,
 * so the caller must enforce `wallMs` from outside.
 */
export async function runScript(request: RunRequest, host: RunHost): Promise<RunResult> {
  const events: RunEvent[] = [];
  let output = '';
  const phone = await openPhone(request.scene);
  const state = createRunState(request, phone, host.docs, (event) => {
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
  const outcome = runMain(engine, state, host, write);
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
  host: RunHost,
  write: (text: string, stream: 'error') => void,
): RunOutcome {
  try {
    engine.run(boot(state.request.scene.platform));
    state.reportScreen();
    return {status: 'done'};
  } catch (error) {
    if (error instanceof RunEnd) return error.outcome;
    const {kind, message, trace} = wordFailure(parseTraceback(toMessage(error)), state.request, host);
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

function wordFailure(failure: PythonFailure, {source, files}: RunRequest, host: RunHost): PythonFailure {
  if (!/^(?:Syntax|Indentation)Error$/.test(failure.kind)) return failure;
  const text = files?.[failure.trace.at(-1)?.file ?? ''] ?? source;
  return host.wordSyntax?.(failure, text) ?? failure;
}
