import type {Sample} from './extractSamples';

/** A sample as a file for the type checker. */
export interface SampleModule {
  /** File name, unique in a run. */
  name: string;
  text: string;
  /** How many lines of `text` come from earlier samples, which are checked on their own. */
  repeated: number;
  sample: Sample;
}

/** Makes one Python file of each sample; a continued one begins with what it continues. */
export function toModules(samples: readonly Sample[]): SampleModule[] {
  const modules: SampleModule[] = [];
  for (const [index, sample] of samples.entries()) {
    const before = modules.at(-1);
    if (sample.isContinued && before?.sample.file !== sample.file) {
      throw new Error(
        `${sample.file}:${sample.line}: the sample is marked continued; no sample stands before it on the page`,
      );
    }
    const earlier = sample.isContinued && before ? before.text : '';
    const repeated = earlier === '' ? 0 : earlier.split('\n').length - 1;
    modules.push({name: `sample_${index}.py`, text: `${earlier}${sample.code}\n`, repeated, sample});
  }
  return modules;
}
