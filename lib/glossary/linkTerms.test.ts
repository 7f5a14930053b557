import type {Nodes} from 'mdast';
import {expect, it} from 'vitest';
import {parseMdx} from '../mdx/parseMdx';
import {createTermFinder} from './createTermFinder';
import {linkTerms} from './linkTerms';

const find = createTermFinder([
  {id: 'control', term: 'control', meaning: 'A word.', forms: ['control', 'controls'], pages: ['/docs/a']},
  {id: 'hid', term: 'HID', meaning: 'A word.', forms: ['HID'], pages: ['/docs/b']},
  {id: 'own', term: 'own', meaning: 'A word.', forms: ['own'], pages: ['/docs/here']},
]);
const hrefs = new Map([
  ['control', '/docs/a'],
  ['hid', '/docs/b'],
]);

/** The text of a page after it, with links to terms as `[word](id)`. */
function link(mdx: string): string {
  const tree = parseMdx(mdx);
  linkTerms(tree, find, hrefs);
  return toText(tree);
}

function toText(node: Nodes): string {
  if ('value' in node) return node.value;
  if (!('children' in node)) return '';
  const text = node.children.map(toText).join('');
  if (node.type !== 'mdxJsxTextElement' || node.name !== 'TermLink') return text;
  const [id, to] = node.attributes.map(({value}) => value);
  return `[${text}](${id} ${to})`;
}

it('links the first use of each term, and keeps the words around it', () => {
  expect(link('A control, HID, controls and HID.')).toBe(
    'A [control](control /docs/a), [HID](hid /docs/b), controls and HID.',
  );
});

it('leaves out what leads nowhere from this page', () => {
  expect(link('its own')).toBe('its own');
});

it.each([
  ['a heading', '## HID\n'],
  ['code', '`HID`\n'],
  ['a sample', '```text\nHID\n```\n'],
  ['bold words, which are names of buttons', '**HID**\n'],
  ['words that stand out', '*HID*\n'],
  ['the head of a table', '| HID |\n|---|\n| x |\n'],
  ['a component', '<Button>HID</Button>\n'],
  ['the line that folds a block', '<Details><summary>HID</summary></Details>\n'],
])('does not take %s for a use', (_case, mdx) => {
  const before = toText(parseMdx(mdx));
  expect(link(`${mdx}\nThen HID.\n`)).toBe(`${before}Then [HID](hid /docs/b).`);
});

it('links in lists, quotations, cells of tables and folded blocks', () => {
  expect(link('- HID\n')).toBe('[HID](hid /docs/b)');
  expect(link('> HID\n')).toBe('[HID](hid /docs/b)');
  expect(link('| a |\n|---|\n| HID |\n')).toBe('a[HID](hid /docs/b)');
  expect(link('<details>\n\nHID\n\n</details>\n')).toBe('[HID](hid /docs/b)');
});

it('needs no link of its own where the first use is in one, and never links inside one', () => {
  expect(link('[HID board](./b.mdx) by HID')).toBe('HID board by HID');
});
