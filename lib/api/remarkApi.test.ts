import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {parseMdx} from '../mdx/parseMdx';
import {buildModel} from './buildModel';
import {createReferenceStore} from './createReferenceStore';
import type {PageCounterparts} from './findPageCounterparts';
import {parseStub} from './parseStub';
import {remarkApi} from './remarkApi';

const STUB = 'class Selector:\n    def find(self): ...\ndef click(): ...\n';

/** The file of the page that is compiled. */
const PAGE = 'docs/android/a.mdx';

function compile(
  mdx: string,
  stub = STUB,
  pageCounterparts: PageCounterparts = new Map(),
  filesOfOtherVersions: readonly string[] = [],
) {
  const model = buildModel([parseStub(stub, 'ascript.android.node', 'node.pyi')]);
  const symbolHrefs = new Map([['ascript.android.node.click', '/docs/android/a#node.click']]);
  const store = createReferenceStore();
  store.set({model, symbolHrefs, pageCounterparts, filesOfOtherVersions: new Set(filesOfOtherVersions)});
  const tree = parseMdx(mdx);
  remarkApi({store})(tree, new VFile({path: `/site/${PAGE}`, cwd: '/site'}));
  return tree;
}

function importsOf(tree: ReturnType<typeof compile>): string[] {
  return tree.children.flatMap((node) => (node.type === 'mdxjsEsm' ? [node.value] : []));
}

it('puts an entry in the place of its tag, and imports its data', () => {
  const tree = compile('Text.\n\n<Api name="ascript.android.node.Selector" members />\n');
  expect(importsOf(tree)).toEqual([
    "import apiData0 from '@generated/api-reference/default/entry/ascript.android.node.-selector.json';",
    "import apiData1 from '@generated/api-reference/default/entry/ascript.android.node.-selector.find.json';",
  ]);
  expect(tree.children.slice(-2)).toMatchObject([
    {name: 'ApiEntry', attributes: [{name: 'entry'}, {name: 'showsImport'}]},
    {name: 'ApiEntry', attributes: [{name: 'entry'}]},
  ]);
});

it('links documented symbols in prose, once imported, and leaves headings and links alone', () => {
  const tree = compile('## `click()`\n\nFirst `click()`, then `click()`, [`click()`](./b.mdx), `find()`.\n');
  expect(importsOf(tree)).toEqual([
    "import apiData0 from '@generated/api-reference/default/link/ascript.android.node.click.json';",
  ]);
  expect(JSON.stringify(tree).match(/"SymbolLink"/g)).toHaveLength(2);
});

it('gives index and comparison their data', () => {
  const tree = compile('<ApiIndex platform="ios" />\n\n<ApiMatrix />\n');
  expect(importsOf(tree)).toEqual([
    "import apiData0 from '@generated/api-reference/default/index/ios.json';",
    "import apiData1 from '@generated/api-reference/default/matrix.json';",
  ]);
});

function compileCalls(count: number) {
  const names = Array.from({length: count}, (_, index) => `call${index}`);
  const stub = names.map((name) => `def ${name}(): ...\n`).join('');
  const tags = names.map((name) => `<Api name="ascript.android.node.${name}" />\n\n`).join('');
  return compile(`Intro.\n\n## Calls\n\n${tags}`, stub);
}

it('begins a page of many entries with a list of them, before its first section', () => {
  const tree = compileCalls(8);
  const withoutImports = tree.children.filter(({type}) => type !== 'mdxjsEsm');
  expect(withoutImports.slice(0, 3)).toMatchObject([
    {type: 'paragraph'},
    {name: 'ApiContents'},
    {type: 'heading'},
  ]);
  expect(JSON.stringify(tree).match(/"#node\.call\d"/g)).toHaveLength(8);
});

it('folds a list of entries that would fill the screen of a phone', () => {
  const contentsOf = (count: number) =>
    compileCalls(count).children.find((node) => 'name' in node && node.name === 'ApiContents');
  expect(contentsOf(39)).toMatchObject({attributes: []});
  const value = {data: {estree: {body: [{expression: {value: 40}}]}}};
  expect(contentsOf(40)).toMatchObject({attributes: [{name: 'foldedCount', value}]});
});

it('ends a page that has counterparts with links to them', () => {
  const links = [{platform: 'ios', href: '/docs/ios/a', title: 'A'}] as const;
  const tree = compile('Text.\n', STUB, new Map([[PAGE, links]]));
  expect(tree.children.at(-1)).toMatchObject({name: 'PageCounterparts'});
  expect(importsOf(tree)).toEqual([
    "import apiData0 from '@generated/api-reference/default/counterparts/docs-android-a.mdx.json';",
  ]);
});

it('names the page, from the root of the project, and the line of a name that no stub has', () => {
  expect(() => compile('Text.\n\n<Api name="ascript.android.node.clik" />\n')).toThrow(
    'docs/android/a.mdx:3: <Api name="ascript.android.node.clik"> is not in the stubs',
  );
});

describe('on a page of another docs version', () => {
  function compileOld(mdx: string): string {
    return JSON.stringify(compile(mdx, STUB, new Map(), [PAGE]).children);
  }

  it('says once, before the first entry, that entries are of today', () => {
    const text = compileOld(
      '<Api name="ascript.android.node.click" />\n\nText.\n\n<Api name="ascript.android.node.Selector" />\n',
    );
    expect(text.match(/those of today|"ApiEntry"/g)).toEqual(['those of today', '"ApiEntry"', '"ApiEntry"']);
  });

  it('names a call that the product has no more, and goes on', () => {
    const text = compileOld(
      '<Api name="ascript.android.node.gone" />\n\n<Api name="ascript.android.node.click" />\n',
    );
    expect(text).toContain('"value":"ascript.android.node.gone"');
    expect(text).toContain('"ApiEntry"');
  });

  it('links no symbol in prose, which would lead into the current version', () => {
    expect(compileOld('Call `click()`.\n')).not.toContain('SymbolLink');
  });

  it('says nothing of entries where there are none', () => {
    expect(compileOld('Text.\n')).not.toContain('those of today');
  });
});

it('says what is missing when no plugin has loaded the reference', () => {
  expect(() =>
    remarkApi({store: createReferenceStore()})(parseMdx(''), new VFile({path: '/site/docs/a.mdx'})),
  ).toThrow('no plugin loads the reference; add plugins/api-reference');
});
