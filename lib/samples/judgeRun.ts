import type {RunResult} from '../phone/run/runProtocol';
import type {SampleModule} from './toModules';

/**
 * Says what is wrong with the run of a sample as `page:line: message`, nothing when all is right: it ends by itself, uses
 * nothing that is not simulated, and prints what the block of `text` after it on the page says.
 */
export function judgeRun({sample, repeated}: SampleModule, {events, outcome}: RunResult): string[] {
  const at = (line: number): string => `${sample.file}:${sample.line + Math.max(0, line - 1 - repeated)}`;
  const last = events.at(-1)?.line ?? 0;
  if (outcome.status === 'error')
    return [`${at(last)}: the run ends with ${outcome.kind}: ${outcome.message}`];
  if (outcome.status === 'limit') return [`${at(last)}: the run does not end: ${outcome.message}`];
  const missing = events.find(({type}) => type === 'not-simulated');
  if (missing?.type === 'not-simulated')
    return [`${at(missing.line)}: ${missing.name} is not simulated: the sample cannot name a scene`];
  const printed = events
    .flatMap((event) => (event.type === 'output' && event.line > repeated ? [event.text] : []))
    .join('')
    .trimEnd();
  if (printed === (sample.output ?? '').trimEnd()) return [];
  return [
    `${at(repeated + 1)}: the output on the page differs\n  expected: ${JSON.stringify(sample.output ?? '')}\n  found:    ${JSON.stringify(printed)}`,
  ];
}
