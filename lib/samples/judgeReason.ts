import {describeInvalid} from '../errors/describeInvalid';
import type {RunResult} from '../phone/run/runProtocol';
import {NO_RUN_REASONS} from './noRunReasons';
import type {SampleModule} from './toModules';

/**
 * Lists what is wrong with the reason why a sample does not run as `page:line: message`; empty when the reason holds.
 * `result` is how the sample ends on the plainest scene.
 */
export function judgeReason({sample, text}: SampleModule, result: RunResult): string[] {
  const {file, line, noRunReason: found = '', scene} = sample;
  const reason = NO_RUN_REASONS[found];
  if (reason === undefined) {
    const allowed = Object.keys(NO_RUN_REASONS).join(', ');
    return [describeInvalid({file: `${file}:${line}`, field: 'no-run', found, allowed}).message];
  }
  if (scene !== undefined) return [`${file}:${line}: the sample has both scene and no-run`];
  if (reason.holds({code: text, result})) return [];
  return [`${file}:${line}: no-run="${found}" does not hold: ${reason.expectation}`];
}
