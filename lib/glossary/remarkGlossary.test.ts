import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import {parseMdx} from '../mdx/parseMdx';
import {createGlossaryStore} from './createGlossaryStore';
import {createTermFinder} from './createTermFinder';
import {remarkGlossary} from './remarkGlossary';

function compile(page: string, store = createGlossaryStore()): string {
  const tree = parseMdx('Tap by HID.\n');
  remarkGlossary({store})(tree, new VFile({path: `/site/${page}`, cwd: '/site'}));
  return JSON.stringify(tree);
}

it('links terms on docs pages alone', () => {
  const store = createGlossaryStore();
  store.set({
    find: createTermFinder([
      {id: 'hid', term: 'HID', meaning: 'A mouse.', forms: ['HID'], pages: ['/docs/b']},
    ]),
    hrefsByFile: new Map([['docs/a.mdx', new Map([['hid', '/docs/b']])]]),
  });
  expect(compile('docs/a.mdx', store)).toContain('TermLink');
  expect(compile('blog/a.mdx', store)).not.toContain('TermLink');
});

it('names the plugin that is missing when nothing loads the glossary', () => {
  expect(() => compile('docs/a.mdx')).toThrow(
    'config/plugins.ts: no plugin loads the glossary; add plugins/glossary',
  );
});
