import {appendFileSync} from 'node:fs';

/** The environment variable that names the file for the times of a build's steps; without it nothing is measured. */
export const STEP_TIMES = 'BUILD_STEP_TIMES';

interface Step {
  /** How many calls of it are running. */
  running: number;
  started: number;
  total: number;
}

const file = process.env[STEP_TIMES];
const steps = new Map<string, Step>();

/** Runs a step of the build and, for `npm run bench:build`, adds up its time; overlapping calls count once. */
export function timeStep<Result>(name: string, work: () => Result): Result {
  if (file === undefined) return work();
  if (steps.size === 0) process.once('exit', () => appendFileSync(file, listTimes()));
  const step = steps.get(name) ?? {running: 0, started: 0, total: 0};
  steps.set(name, step);
  if (step.running++ === 0) step.started = performance.now();
  const end = () => {
    if (--step.running === 0) step.total += performance.now() - step.started;
  };
  try {
    const result = work();
    if (result instanceof Promise) result.then(end, end);
    else end();
    return result;
  } catch (error) {
    end();
    throw error;
  }
}

function listTimes(): string {
  return [...steps].map(([name, {total}]) => `${Math.round(total)} ${name}\n`).join('');
}

/** Reads the file that a build has written: milliseconds by step. A step may be listed twice, because plugins are loaded separately. */
export function readTimes(text: string): Map<string, number> {
  const times = new Map<string, number>();
  for (const [, milliseconds, name = ''] of text.matchAll(/^(\d+) (.+)$/gm))
    times.set(name, (times.get(name) ?? 0) + Number(milliseconds));
  return times;
}
