/**
 * What is done with a step of the checks: `run` says whether it passed, `skip` is told of a step that cannot run.
 * @template {{name: string, needs?: readonly string[]}} Step
 * @typedef {{run: (step: Step) => Promise<boolean>, skip: (step: Step, missing: string) => void}} Actions
 */

/**
 * Runs steps in their order, `width` at a time: the next is the first whose needs have passed. A step is skipped when one
 * that it needs has failed, was skipped or is not there.
 * @template {{name: string, needs?: readonly string[]}} Step
 * @param {readonly Step[]} steps
 * @param {number} width
 * @param {Actions<Step>} actions
 * @param {ReadonlySet<string>} [before] names of steps that passed earlier
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
