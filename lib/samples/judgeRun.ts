import type {RunResult} from '../phone/run/runProtocol';
import type {SampleModule} from './toModules';

/**
 * Lists what is wrong with the run of a sample as `page:line: message`. The run must end by itself, call only what is simulated,
 * and print what the block of `text` after the sample shows. A change need not show what the whole script prints.
 */
export function judgeRun({sample, lines}: SampleModule, {events, outcome}: RunResult): string[] {
  const at = (line: number): string => `${sample.file}:${lines[line - 1] || sample.line}`;
  const isShown = (line: number): boolean => sample.isChange === true || lines[line - 1] !== 0;
  const last = events.at(-1)?.line ?? 0;
  if (outcome.status === 'error')
    return [`${at(last)}: the run ends with ${outcome.kind}: ${outcome.message}`];
  if (outcome.status === 'limit') return [`${at(last)}: the run does not end: ${outcome.message}`];
  const missing = events.find(({type}) => type === 'not-simulated');
  if (missing?.type === 'not-simulated')
    return [`${at(missing.line)}: ${missing.name} is not simulated: the sample cannot name a scene`];
  if (sample.isChange && sample.output === undefined) return [];
  const printed = events
    .flatMap((event) => (event.type === 'output' && isShown(event.line) ? [event.text] : []))
    .join('')
    .trimEnd();
  if (printed === (sample.output ?? '').trimEnd()) return [];
  return [
    `${sample.file}:${sample.line}: the output on the page differs\n  expected: ${JSON.stringify(sample.output ?? '')}\n  found:    ${JSON.stringify(printed)}`,
  ];
}
