import {expect, it} from 'vitest';
import {createSourceReader} from './createSourceReader';

const PAGE = `Before.

## Tags

<Api name="ascript.android.file" />

## When it fails

- **Nothing happens.** It is off. *Check:* Look. *Fix:* Switch it on.
`;

const createSlugger = () => ({slug: (heading: string) => heading.toLowerCase().replaceAll(' ', '-')});

it('reads the words, the entries and the failures of a page', () => {
  const {text, tags, failures} = createSourceReader({createSlugger})('docs/a.mdx', PAGE);
  expect([text.intro, ...text.sections.map(({anchor}) => anchor)]).toEqual([
    'Before.',
    'tags',
    'when-it-fails',
  ]);
  expect(tags.map(({name}) => name)).toEqual(['ascript.android.file']);
  expect(failures.map(({symptom}) => symptom)).toEqual(['Nothing happens.']);
});

it('gives what an earlier build has kept', () => {
  const kept = {text: {intro: 'Kept.', sections: []}, tags: [], failures: []};
  const readSource = createSourceReader({createSlugger, keep: () => () => kept});
  expect(readSource('docs/a.mdx', PAGE)).toBe(kept);
});
