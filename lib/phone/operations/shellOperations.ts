import {getOwn} from '../../collections/getOwn';
import type {RunState} from '../run/runState';
import {toPythonObject} from '../run/toPython';
import {TAP_MS, tap} from './actionOperations';
import {type Operation, type Operations, pointOf, textOf, type Values} from './operation';

const FORCE_STOP = /^am force-stop (\S+)$/;

/** The lines that a command prints; `undefined` for a command that the scene does not define. */
function runCommand({command}: Values, state: RunState): readonly string[] | undefined {
  const line = Array.isArray(command) ? command.join(' ') : String(command);
  const stopped = FORCE_STOP.exec(line)?.[1];
  if (stopped !== undefined) {
    state.phone.stop(stopped);
    return [];
  }
  const known = getOwn(state.phone.scene.shell, line);
  const docs = state.docs['android.system.shell'];
  if (!known)
    state.emit({
      type: 'not-simulated',
      name: `the shell command ${line}`,
      ...(docs === undefined ? {} : {docs}),
    });
  return known;
}

const shell: Operation = (values, state) => {
  const lines = runCommand(values, state);
  const fields = lines
    ? {res: lines, error: [], code: 0}
    : {res: [], error: [`${textOf(values, 'command')}: not found`], code: 127};
  return toPythonObject('ShellResult', fields);
};

export const shellOperations: Operations = {
  'android.system.shell': shell,
  'android.shizuku.click': (values, state) => tap(state, pointOf(values), TAP_MS),
  'android.shizuku.shell': (values, state) => (runCommand(values, state) ?? []).join('\n'),
};
