import {expect, it} from 'vitest';
import {listReadingOrder} from './listReadingOrder';
import {toLlmsFiles} from './toLlmsFiles';

it('orders pages as the sidebars do, in the parts of their first level', () => {
  const docs = ['intro', 'a', 'b', 'c'].map((id) => ({id, permalink: `/docs/${id}`}));
  const inner = {type: 'category', label: 'Inner', items: [{type: 'doc', id: 'b'}]};
  const items = [
    {type: 'doc', id: 'intro'},
    {type: 'category', label: 'Part', link: {id: 'a'}, items: [inner]},
    {
      type: 'category',
      label: 'Made',
      link: {permalink: '/docs/category/made'},
      items: [{type: 'doc', id: 'c'}],
    },
  ];
  const options = {
    version: {docs, sidebars: {main: items}},
    names: {main: 'Start'},
    toPath: (link: string) => link,
  };
  expect(listReadingOrder(options).map(({path, section}) => [path, section])).toEqual([
    ['/docs/intro', 'Start'],
    ['/docs/a', 'Part'],
    ['/docs/b', 'Part'],
    ['/docs/category/made', 'Made'],
    ['/docs/c', 'Made'],
  ]);
});

const PAGES = [
  ['/docs/android/more', 'tutorial', 'More'],
  ['/docs/intro', 'tutorial', 'Start'],
  ['/docs/android/intro', 'android', 'Android'],
  ['/docs/ios/intro', 'ios', 'iOS'],
] as const;

function render() {
  const files = toLlmsFiles({
    url: 'https://docs.example/base/',
    pages: PAGES.map(([path, sidebar, section]) => ({
      ...{path, sidebar, section, title: `T ${path}`, description: 'D.', text: `text of ${path}\n`},
    })),
    texts: {title: 'Product', summary: 'What it is.', details: ['Know this.']},
    tools: [{title: 'Skill', path: '/skill.md', description: 'Rules.'}],
  });
  return new Map(files.map(({path, text}) => [path, text]));
}

it('leads from the root to the lists of the platforms, and lists what these do not cover', () => {
  const text = render().get('/llms.txt');
  expect(text).toMatch(
    /^# Product\n\n> What it is.\n\nKnow this.\n\n## Platforms\n\n- \[Product for Android\]\(https:\/\/docs.example\/base\/docs\/android\/llms.txt\): /,
  );
  expect(text).toContain('## For assistants\n\n- [Skill](https://docs.example/base/skill.md): Rules.');
  expect(text).toContain('## Start\n\n- [T /docs/intro](https://docs.example/base/docs/intro.md): D.');
  expect(text).not.toContain('/docs/android/intro.md');
});

it('lists the pages of a platform, those of its own sidebar first', () => {
  const text = render().get('/docs/android/llms.txt');
  expect(text?.match(/^##.*|base\/docs\/\S+\.md/gm)).toEqual([
    '## Android',
    'base/docs/android/intro.md',
    '## More',
    'base/docs/android/more.md',
  ]);
});

it('holds the texts of all pages that a list covers, in its order', () => {
  const files = render();
  expect(files.get('/docs/android/llms-full.txt')).toBe(
    'text of /docs/android/intro\n\ntext of /docs/android/more\n',
  );
  expect(files.get('/llms-full.txt')?.match(/of \S+/g)).toEqual([
    'of /docs/android/intro',
    'of /docs/android/more',
    'of /docs/ios/intro',
    'of /docs/intro',
  ]);
});
