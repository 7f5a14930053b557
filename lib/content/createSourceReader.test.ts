import {expect, it, vi} from 'vitest';
import {createTreeStore} from '../mdx/createTreeStore';
import {createSourceReader} from './createSourceReader';

const PAGE = `Before.

## Tags

<Api name="ascript.android.file" />

## When it fails

- **Nothing happens.** It is off. *Check:* Look. *Fix:* Switch it on.
`;

const {parse} = createTreeStore();
const createSlugger = () => ({slug: (heading: string) => heading.toLowerCase().replaceAll(' ', '-')});

it('reads the words, the entries and the failures of a page', () => {
  const {text, tags, failures} = createSourceReader({createSlugger, parse})('docs/a.mdx', PAGE);
  expect([text.intro, ...text.sections.map(({anchor}) => anchor)]).toEqual([
    'Before.',
    'tags',
    'when-it-fails',
  ]);
  expect(tags.map(({name}) => name)).toEqual(['ascript.android.file']);
  expect(failures.map(({symptom}) => symptom)).toEqual(['Nothing happens.']);
});

it('gives what an earlier build has cached, and caches the rest', () => {
  const cached = {text: {intro: 'Cached.', sections: []}, tags: [], failures: []};
  const cache = {get: (text: string) => (text === 'Known.' ? cached : undefined), set: vi.fn()};
  const readSource = createSourceReader({createSlugger, parse, cache});
  expect(readSource('docs/a.mdx', 'Known.')).toBe(cached);
  expect(cache.set).not.toHaveBeenCalled();
  const source = readSource('docs/b.mdx', 'New.');
  expect(source.text.intro).toBe('New.');
  expect(cache.set).toHaveBeenCalledWith('New.', source);
});
