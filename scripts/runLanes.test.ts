import {expect, it} from 'vitest';
import {runLanes} from './runLanes.mjs';

interface Step {
  name: string;
  needs?: string[];
}

/** Runs lanes whose steps named in `failing` fail, and tells what happened in which order. */
async function run(lanes: Step[][], failing: string[] = []): Promise<string[]> {
  const events: string[] = [];
  await runLanes(lanes, {
    async run({name}) {
      events.push(`${name} begins`);
      await Promise.resolve();
      events.push(`${name} ends`);
      return !failing.includes(name);
    },
    skip: ({name}, missing) => events.push(`${name} is skipped for ${missing}`),
  });
  return events;
}

it('runs lanes side by side, and the steps of each one after another', async () => {
  const events = await run([[{name: 'a'}, {name: 'b'}], [{name: 'x'}]]);
  expect(events.slice(0, 2)).toEqual(['a begins', 'x begins']);
  expect(events.indexOf('a ends')).toBeLessThan(events.indexOf('b begins'));
});

it('goes on after a step that fails', async () => {
  expect(await run([[{name: 'a'}, {name: 'b'}]], ['a'])).toContain('b ends');
});

it('skips what needs a step that failed, and what needs the skipped one', async () => {
  const steps = [{name: 'a'}, {name: 'b', needs: ['a']}, {name: 'c', needs: ['b']}];
  expect(await run([steps], ['a'])).toEqual([
    'a begins',
    'a ends',
    'b is skipped for a',
    'c is skipped for b',
  ]);
});
