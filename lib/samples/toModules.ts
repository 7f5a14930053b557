import {applyChange} from './applyChange';
import type {Sample} from './extractSamples';

/** A sample as a file for the type checker. */
export interface SampleModule {
  /** File name, unique in a run. */
  name: string;
  text: string;
  /** For each line of `text` its line of the page; 0 for those of earlier samples, which are checked on their own. */
  lines: readonly number[];
  sample: Sample;
}

/**
 * Makes one Python file of each sample. A continued sample begins with the code that it continues; a change becomes the whole
 * script that results from applying it to the last sample before it that is not a change.
 */
export function toModules(samples: readonly Sample[]): SampleModule[] {
  const modules: SampleModule[] = [];
  for (const [index, sample] of samples.entries()) {
    const before = findBefore(modules, sample);
    const written = before === undefined ? writeAlone(sample) : writeAfter(before, sample);
    modules.push({name: `sample_${index}.py`, ...written, sample});
  }
  return modules;
}

/** The sample that a sample continues or changes; `undefined` when it is complete in itself. */
function findBefore(modules: readonly SampleModule[], sample: Sample): SampleModule | undefined {
  if (!sample.isContinued && !sample.isChange) return undefined;
  const before = sample.isChange ? modules.findLast((module) => !module.sample.isChange) : modules.at(-1);
  if (before?.sample.file === sample.file) return before;
  throw new Error(
    `${sample.file}:${sample.line}: the sample is marked ${sample.isChange ? 'change' : 'continued'}; no sample stands before it on the page`,
  );
}

type Written = Pick<SampleModule, 'text' | 'lines'>;

function writeAlone({code, line}: Sample): Written {
  return {text: `${code}\n`, lines: code.split('\n').map((_text, index) => line + index)};
}

function writeAfter({text, lines}: SampleModule, sample: Sample): Written {
  if (sample.isChange) {
    const changed = applyChange(text, sample.code, `${sample.file}:${sample.line}`);
    return {
      text: changed.map((line) => line.text).join('\n'),
      lines: changed.map(({line}) => (line === 0 ? 0 : sample.line + line - 1)),
    };
  }
  const own = writeAlone(sample);
  return {text: text + own.text, lines: [...lines.map(() => 0), ...own.lines]};
}
