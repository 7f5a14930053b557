import {expect, it} from 'vitest';
import {parseMdx} from '../mdx/parseMdx';
import {findFailureLists, toFailureText} from './findFailureLists';

const ITEM = '- **No sound.** The volume is 0. *Check:* look. *Fix:* raise it.\n';

function find(text: string) {
  return findFailureLists(parseMdx(text));
}

/** What an item says, part by part. */
function read(item: string) {
  return find(`## When it fails\n\n${item}`)
    .flatMap(({items}) => items)
    .map(({id, parts: {symptom, cause, check, fix}, labels}) => ({
      id,
      parts: [symptom, cause, check, fix].map((nodes) => toFailureText(nodes).trim()),
      labels: labels.length,
    }));
}

function listIds(...symptoms: string[]) {
  return read(symptoms.map((symptom) => `- **${symptom}**\n`).join('')).map(({id}) => id);
}

it.each(['## When it fails', '## When a step fails', '## Trouble {/* #fails */}', '### When it fails'])(
  'finds the list below %s',
  (heading) => {
    expect(find(`# Page\n\n${heading}\n\n${ITEM}`)).toMatchObject([
      {heading: {type: 'heading'}, items: [{id: 'fails-no-sound'}]},
    ]);
  },
);

it.each(['## See also', '## When it fails often', '## Trouble {/* #failures */}', 'When it fails'])(
  'finds none below %s',
  (line) => expect(find(`${line}\n\n${ITEM}`)).toEqual([]),
);

it('takes the lists of the whole section, and nothing after it', () => {
  const text = `## When it fails\n\n${ITEM}\nOr:\n\n### On iOS\n\n${ITEM}\n## Next\n\n${ITEM}`;
  const [list, ...others] = find(text);
  expect(list?.items.map(({id}) => id)).toEqual(['fails-no-sound', 'fails-no-sound-2']);
  expect(others).toEqual([]);
  expect(find(`### When it fails\n\n${ITEM}\n## Next\n\n${ITEM}`)[0]?.items).toHaveLength(1);
});

it('takes no numbered list, whose items are steps', () => {
  expect(find(`## When it fails\n\n1. Look.\n2. Wait.\n`)).toMatchObject([{items: []}]);
});

it('divides an item into its parts, without their labels', () => {
  expect(read(ITEM)).toEqual([
    {id: 'fails-no-sound', parts: ['No sound.', 'The volume is 0.', 'look.', 'raise it.'], labels: 2},
  ]);
});

it('leaves other emphasis in its part, and strong words that do not begin the item', () => {
  expect(read('- **No sound.** The *volume* is **0**. *Check:* *look*. *Fix:* **raise** it.\n')).toEqual([
    {id: 'fails-no-sound', parts: ['No sound.', 'The volume is 0.', 'look.', 'raise it.'], labels: 2},
  ]);
});

it('says of an item without a symptom or labels that these parts are empty', () => {
  expect(read('- The volume is 0.\n')).toEqual([
    {id: 'fails-', parts: ['', 'The volume is 0.', '', ''], labels: 0},
  ]);
});

it('keeps the words of two paragraphs apart, and a sample in the part before it', () => {
  const item = '- **No sound.** A cause. *Fix:* raise\n\n  it.\n\n  ```text\n  loud\n  ```\n';
  expect(read(item)[0]?.parts).toEqual(['No sound.', 'A cause.', '', 'raise it.']);
  const [found] = find(`## When it fails\n\n${item}`).flatMap(({items}) => items);
  expect(found?.parts.fix.map(({type}) => type)).toEqual(['text', 'text', 'text', 'text', 'code']);
});

it('makes an anchor of the words of a symptom in lower case, in any script', () => {
  expect(listIds("KeyError: 'name' at 3.5", 'Größe 颜色!')).toEqual([
    'fails-keyerror-name-at-3-5',
    'fails-größe-颜色',
  ]);
});

it('numbers the anchors of symptoms that have the same words', () => {
  expect(listIds('No sound', 'No sound.', 'No *sound*', 'Other')).toEqual([
    'fails-no-sound',
    'fails-no-sound-2',
    'fails-no-sound-3',
    'fails-other',
  ]);
});

it('cuts a long anchor after a whole word, so that it stays below sixty letters', () => {
  const words = (count: number) => Array.from({length: count}, () => 'abcd').join(' ');
  const [long = '', short = ''] = listIds(words(20), words(3));
  expect(long).toBe(`fails-${words(12).replaceAll(' ', '-')}`);
  expect(short).toBe('fails-abcd-abcd-abcd');
});

it('drops a word that would make sixty letters, and keeps one that makes fifty-nine', () => {
  const begun = 'a'.repeat(40);
  // The slug of the first word has 40 letters; a hyphen and the next word follow.
  expect(listIds(`${begun} ${'b'.repeat(19)}`, `${begun} ${'b'.repeat(20)} c`)).toEqual([
    `fails-${begun}-${'b'.repeat(19)}`,
    `fails-${begun}`,
  ]);
});
