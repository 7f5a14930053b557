/**
 * A step of the checks; steps named in `needs` must have passed before it.
 * @template {{name: string, needs?: readonly string[]}} Step
 * @typedef {{run: (step: Step) => Promise<boolean>, skip: (step: Step, missing: string) => void}} Lane
 */

/**
 * Runs lanes of steps side by side, and the steps of each lane one after another. A step whose needs failed, or come later
 * in its lane, is skipped.
 * @template {{name: string, needs?: readonly string[]}} Step
 * @param {readonly (readonly Step[])[]} lanes
 * @param {Lane<Step>} actions `run` says whether the step passed; `skip` is told of a step that cannot run
 * @param {ReadonlySet<string>} [before] names of steps that passed earlier
 * @returns {Promise<ReadonlySet<string>>} names of all steps that passed
 */
export async function runLanes(lanes, {run, skip}, before = new Set()) {
  const passed = new Set(before);
  await Promise.all(
    lanes.map(async (steps) => {
      for (const step of steps) {
        const missing = step.needs?.find((name) => !passed.has(name));
        if (missing !== undefined) skip(step, missing);
        else if (await run(step)) passed.add(step.name);
      }
    }),
  );
  return passed;
}
