import {expect, it} from 'vitest';
import {parseMdx} from '../../mdx/parseMdx';
import {splitSections} from './splitSections';
import {type SearchPageSource, toSearchPage} from './toSearchPage';

function read(mdx: string, more: Partial<SearchPageSource> = {}) {
  const source: SearchPageSource = {
    path: '/docs/ios/x',
    platform: 'iOS',
    also: [],
    title: 'A title',
    description: 'A description.',
    keywords: [],
    questions: [],
    isBlog: false,
    text: splitSections(parseMdx(mdx), (heading) => heading.toLowerCase()),
    symbols: [],
    failures: [],
    ...more,
  };
  return toSearchPage(source);
}

it('reads the prose before the first heading behind the description', () => {
  expect(read('---\ntitle: x\n---\n\nRun **Python** with `plug.load`.')).toMatchObject({
    platform: 'iOS',
    text: 'A description. Run Python with plug.load.',
    sections: [],
  });
});

it('takes the ids of sections from their comments, or makes them of their words', () => {
  const {sections} = read('## Modes {/* #modes */}\n\nTwo.\n\n### Limits\n\nNone.');
  expect(sections).toEqual([
    {anchor: 'modes', heading: 'Modes', text: 'Two.'},
    {anchor: 'limits', heading: 'Limits', text: 'None.'},
  ]);
});

it('reads tables, lists, admonitions and the contents of components, but no code and no expressions', () => {
  const mdx =
    '| a | b |\n|---|---|\n| c | d |\n\n:::note[Mind]\n\ntext\n\n:::\n\n<Tabs>\n\n- item\n\n</Tabs>\n\n```python\nprint("no")\n```\n\n{1 + 1}';
  expect(read(mdx, {description: ''}).text).toBe('a b c d Mind text item');
});

it('leaves out the section that only links', () => {
  expect(read('## See also\n\n[Other](./other.mdx)').sections).toEqual([]);
});

it('makes a problem of each item of a failure list, without the marks of code, and no section of the list', () => {
  const failure = {
    id: 'fails-black',
    symptom: 'The picture is `black`',
    cause: 'No right.',
    check: 'Look.',
    fix: 'Allow it.',
  };
  const {sections, problems} = read('## When it fails\n\nText.', {failures: [failure]});
  expect(sections).toEqual([]);
  expect(problems).toEqual([
    {anchor: 'fails-black', symptom: 'The picture is black', text: 'No right. Look. Allow it.'},
  ]);
});

it('keeps a section of the name of a failure list where the page has none', () => {
  expect(read('## When it fails\n\nText.').sections).toHaveLength(1);
});

it('knows a post of the blog, and nothing of other pages in its place', () => {
  expect(read('Text.', {isBlog: true})).toHaveProperty('isBlog', true);
  expect(read('Text.')).not.toHaveProperty('isBlog');
});
