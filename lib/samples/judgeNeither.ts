import {describeInvalid} from '../errors/describeInvalid';
import type {Sample} from './extractSamples';
import {NO_RUN_REASONS} from './noRunReasons';

/** The finding for a sample that neither names a scene nor a reason: `page:line: message`, with what is allowed. */
export function judgeNeither({file, line}: Sample): string[] {
  const reasons = Object.keys(NO_RUN_REASONS).join(', ');
  return [
    describeInvalid({
      file: `${file}:${line}`,
      field: 'scene or no-run',
      found: undefined,
      allowed: `scene="…" with a scene of data/scenes, or no-run="…" with one of: ${reasons}`,
    }).message,
  ];
}
