import path from 'node:path';
import {expect, it} from 'vitest';
import {readPageParts} from '../content/readPageParts';
import {loadScene} from '../phone/scene/loadScene';
import {readScene} from '../phone/scene/readScene';
import type {Scene} from '../phone/scene/scene';
import {runOnPhone} from '../phone/testing/runOnPhone';

// Recipes that could cost money, publish something or use something up, on a phone that behaves worse than the one that
// their pages show.

const ROOT = path.resolve(__dirname, '../..');

/** The whole script of a recipe, which is its first sample in Python. */
function recipe(name: string): string {
  const [sample] = readPageParts(ROOT, `docs/cookbook/${name}.mdx`).samples;
  return sample?.code ?? '';
}

/** Replaces texts that have to be there. */
function replace(text: string, changes: readonly (readonly [string, string])[]): string {
  return changes.reduce((before, [from, to]) => {
    expect(before).toContain(from);
    return before.replace(from, to);
  }, text);
}

function sceneWith(id: string, ...changes: (readonly [string, string])[]): Scene {
  return readScene(id, JSON.parse(replace(JSON.stringify(loadScene(ROOT, id, 'test')), changes)));
}

async function print(source: string, scene: Scene, files: Record<string, string> = {}): Promise<string> {
  return (await runOnPhone({source, scene, files})).output;
}

const PUBLISHED_AT_NINE = 'id,when,text\n2,2026-01-01 09:00,';

it('confirms a post that is longer than its proof', async () => {
  const files = {'res/posts.csv': `${PUBLISHED_AT_NINE}${'a long text and '.repeat(9)}its end\n`};
  expect(await print(recipe('post-from-a-table'), sceneWith('noticeboard'), files)).toContain(
    'row 2: published\nNot confirmed: []',
  );
});

it('keeps the note of a row whose button was pressed behind one that a stop has cut off', async () => {
  const before =
    'from ascript.android.system import R\nopen(R.sd("posts-journal.csv"), "w").write("2,pre")\n';
  const after = '\nprint(read_journal())\n';
  const source = replace(recipe('post-from-a-table'), [
    ['    button.click()\n', '    button.click()\n    return ""\n'],
  ]);
  const files = {'res/posts.csv': `${PUBLISHED_AT_NINE}Hello\n`};
  expect(await print(before + source + after, sceneWith('noticeboard'), files)).toContain("{'2': 'pressed'}");
});

it('publishes nothing from a table in which a comma cuts a text', async () => {
  const files = {'res/posts.csv': `${PUBLISHED_AT_NINE}Choir at six, in the hall\n`};
  expect(await print(recipe('post-from-a-table'), sceneWith('noticeboard'), files)).not.toContain('pressed');
});

it('does not press the OK that buys stamina when Cancel was not read', async () => {
  const scene = sceneWith('stages', ['"Buy 60"', '"OK"'], ['"Cancel"', '"Cance1"']);
  const source = replace(recipe('stamina-plan'), [['"Forest": (10, 2)', '"Forest": (1, 2)']]);
  const shown = '\nprint([piece["text"] for piece in Ocr.find_all() or []])\n';
  expect(await print(source + shown, scene)).toMatch(/\['Not enough energy', 'OK', 'Cance1'\]\n$/);
});

it('begins the plan anew when a day begins during the run', async () => {
  const source = replace(recipe('stamina-plan'), [
    ['MOST_BROKEN, DAY_BEGINS_HOUR = 500, 3, 4', 'MOST_BROKEN, DAY_BEGINS_HOUR = 500, 3, 9.03'],
  ]);
  expect((await print(source, sceneWith('stages'))).match(/Mine - Victory/g)).toHaveLength(4);
});

it('tries to warn of an unreadable list until the warning was sent, and once only', async () => {
  const source = replace(recipe('watch-offers'), [
    ['    print(text)\n    return True', '    print(text)\n    return "5 rounds" in text'],
    ['ROUNDS, EVERY_SECONDS = 6', 'ROUNDS, EVERY_SECONDS = 8'],
    [':id/offers$', ':id/nothing$'],
  ]);
  expect((await print(source, sceneWith('bazaar'))).match(/for \d rounds/g)).toEqual([
    'for 3 rounds',
    'for 4 rounds',
    'for 5 rounds',
  ]);
});

it('does not take a covered thing for a merge', async () => {
  const scene = sceneWith(
    'nursery',
    ['"merges":{"seed":"sprout","sprout":"flower"}', '"merges":{}'],
    [
      '"controls":[',
      '"onOpen":[{"do":"after","ms":1200,"steps":[{"do":"show","control":"pop_up"}]}],"controls":[',
    ],
    [
      '"bounds":[820,1480,980,1640]}',
      '"bounds":[820,1480,980,1640]},{"look":"sprite","id":"pop_up","fill":"#FFFFFF","hidden":true,"bounds":[700,640,1080,1000]}',
    ],
  );
  expect(await print(recipe('merge-by-dragging'), scene)).toMatch(/^Ended: .+\n$/);
});

it('merges the pairs behind a thing that is locked', async () => {
  const scene = sceneWith('nursery', [
    '"picture":"seed","draggable":true,"bounds":[820,760',
    '"picture":"seed","bounds":[820,760',
  ]);
  expect(await print(recipe('merge-by-dragging'), scene)).toContain('Merged two of sprout.png');
});

it('arrives although the player is twice as fast as the script says', async () => {
  const scene = sceneWith('meadow', ['"pixelsASecond":60', '"pixelsASecond":120']);
  expect(await print(recipe('walk-on-a-map'), scene)).toContain('(900, 336) - reached');
});

it('does not walk by a dot that is not the only thing of its colour', async () => {
  const scene = sceneWith('meadow', [
    '"bounds":[692,392,708,408]}',
    '"bounds":[692,392,708,408]},{"look":"sprite","fill":"#E5484D","bounds":[980,372,1010,402]}',
  ]);
  const shown = '\nprint(find_dot())\n';
  expect(await print(recipe('walk-on-a-map') + shown, scene)).toBe('(700, 200) - no dot on the map\nNone\n');
});
