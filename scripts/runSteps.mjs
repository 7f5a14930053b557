/**
 * What to do with a step of the checks: `run` resolves to whether it passed, `skip` gets a step that cannot run.
 * @template {{name: string, needs?: readonly string[]}} Step
 * @typedef {{run: (step: Step) => Promise<boolean>, skip: (step: Step, missing: string) => void}} Actions
 */

/**
 * Runs steps in order, at most `width` at a time; a step starts once all steps that it needs have passed. It is skipped when
 * one of them has failed, was skipped or does not exist.
 * @template {{name: string, needs?: readonly string[]}} Step
 * @param {readonly Step[]} steps
 * @param {number} width
 * @param {Actions<Step>} actions
 * @param {ReadonlySet<string>} [before] names of steps that have passed already
 * @returns {Promise<ReadonlySet<string>>} names of all steps that passed
 */
export async function runSteps(steps, width, {run, skip}, before = new Set()) {
  const passed = new Set(before);
  const waiting = [...steps];
  /** @type {Set<Promise<void>>} */
  const running = new Set();

  /** @param {Step} step */
  const findMissing = (step) => step.needs?.find((name) => !passed.has(name));

  while (waiting.length > 0) {
    const index = running.size < width ? waiting.findIndex((step) => findMissing(step) === undefined) : -1;
    const [step] = index === -1 ? [] : waiting.splice(index, 1);
    if (step !== undefined) {
      const work = run(step).then((isPassed) => {
        running.delete(work);
        if (isPassed) passed.add(step.name);
      });
      running.add(work);
    } else if (running.size > 0) await Promise.race(running);
    else {
      for (const rest of waiting.splice(0)) skip(rest, findMissing(rest) ?? '');
    }
  }
  await Promise.all(running);
  return passed;
}
