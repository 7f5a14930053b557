import {expect, it} from 'vitest';
import {runSteps} from './runSteps.mjs';

interface Step {
  name: string;
  needs?: string[];
}

/** Runs steps of which those named in `failing` fail, and tells what happened in which order. */
async function run(steps: Step[], {width = 2, failing = []}: {width?: number; failing?: string[]} = {}) {
  const events: string[] = [];
  await runSteps(steps, width, {
    async run({name}) {
      events.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve));
      events.push(`${name} ends`);
      return !failing.includes(name);
    },
    skip: ({name}, missing) => events.push(`${name} is skipped for ${missing}`),
  });
  return events;
}

it('runs as many steps at a time as it may, in their order', async () => {
  const events = await run([{name: 'a'}, {name: 'b'}, {name: 'c'}]);
  expect(events.slice(0, 2)).toEqual(['a begins', 'b begins']);
  expect(events.indexOf('c begins')).toBeGreaterThan(events.indexOf('a ends'));
  expect(await run([{name: 'a'}, {name: 'b'}], {width: 1})).toEqual([
    'a begins',
    'a ends',
    'b begins',
    'b ends',
  ]);
});

it('takes another step while one waits for what it needs', async () => {
  const events = await run([{name: 'a'}, {name: 'b', needs: ['a']}, {name: 'c'}]);
  expect(events.slice(0, 2)).toEqual(['a begins', 'c begins']);
  expect(events.at(-1)).toBe('b ends');
});

it('goes on after a step that fails', async () => {
  expect(await run([{name: 'a'}, {name: 'b'}, {name: 'c'}], {failing: ['a']})).toContain('c ends');
});

it('skips what needs a step that failed, and what needs the skipped one', async () => {
  const steps = [{name: 'a'}, {name: 'b', needs: ['a']}, {name: 'c', needs: ['b']}];
  expect(await run(steps, {failing: ['a']})).toEqual([
    'a begins',
    'a ends',
    'b is skipped for a',
    'c is skipped for b',
  ]);
});

it('skips what needs a step that is not there', async () => {
  expect(await run([{name: 'a', needs: ['x']}])).toEqual(['a is skipped for x']);
});
