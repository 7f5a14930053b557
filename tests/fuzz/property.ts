import {writeFileSync} from 'node:fs';
import fc, {type Arbitrary} from 'fast-check';
import {it} from 'vitest';
import findings from './findings.json';
import {readSettings} from './settings';

const {seed, amount, inputFile} = readSettings(process.env);
/** No input may take longer, in milliseconds of the processor: a busy machine changes nothing. */
const MAX_CPU_MS = 1000;
/** What is not answered by then never is. */
const MAX_WAIT_MS = 5000;
const TIMEOUT_MS = 60_000;

/**
 * A test that what a parser promises holds for made inputs: first for those that once broke it (findings.json), then for new ones.
 * `check` throws where it does not hold; inputs must be values that JSON keeps.
 */
export function property<Input>(
  name: string,
  inputs: Arbitrary<Input>,
  check: (input: Input) => void | Promise<void>,
): void {
  async function measure(input: Input): Promise<void> {
    // Of an input that never ends only this file tells.
    if (inputFile !== undefined) writeFileSync(inputFile, describeFinding(input));
    const start = process.cpuUsage();
    await check(input);
    const {user, system} = process.cpuUsage(start);
    const ms = Math.round((user + system) / 1000);
    if (ms > MAX_CPU_MS) throw new Error(`one input took ${ms} ms; allowed: ${MAX_CPU_MS}`);
  }

  it(
    name,
    async () => {
      // Whoever kept it took it from the output of this property.
      for (const finding of findings as readonly Finding[])
        if (finding.property === name) await measure(finding.input as Input);
      const result = await fc.check(fc.asyncProperty(inputs, measure), {
        seed,
        timeout: MAX_WAIT_MS,
        ...('runs' in amount
          ? {numRuns: amount.runs}
          : {numRuns: Number.MAX_SAFE_INTEGER, interruptAfterTimeLimit: amount.ms}),
      });
      if (inputFile !== undefined) console.log(`${result.numRuns} inputs: ${name}`);
      if (!result.failed || result.counterexample === null) return;
      const [input] = result.counterexample;
      throw new Error(`seed ${seed}, to keep in tests/fuzz/findings.json: ${describeFinding(input)}`, {
        cause: result.errorInstance,
      });
    },
    TIMEOUT_MS,
  );

  function describeFinding(input: Input): string {
    const finding: Finding = {property: name, input};
    return JSON.stringify(finding);
  }
}

/** An input that once broke a property. */
interface Finding {
  /** Its name. */
  property: string;
  input: unknown;
}
