import type {Element, Root} from 'hast';
import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import {rehypeCodeBlocks} from './rehypeCodeBlocks';

it('makes a block of each fence, with its code highlighted as one string', async () => {
  const [block] = await toBlocks(toPre('python', 'title="main.py"', 'print(1)\n'));
  expect(block).toMatchObject({language: 'python', title: 'main.py', isChecked: null});
  expect(block?.html).toContain('>print</span>');
});

it('says that Python is checked, unless its check is skipped, and nothing of other languages', async () => {
  const blocks = await toBlocks(
    toPre('python', '', 'a = 1\n'),
    toPre('python', 'skip-check="shows a mistake"', 'a =\n'),
    toPre('text', '', 'a\n'),
  );
  expect(blocks.map((block) => 'isChecked' in block)).toEqual([true, false, false]);
});

it('gives a block that runs and goes on from others the script so far', async () => {
  const [, , last] = await toBlocks(
    toPre('python', '', 'a = 1\n'),
    toPre('python', 'continued', 'b = 2\n'),
    toPre('python', 'continued scene="settings"', 'print(a + b)\n'),
  );
  expect(last).toMatchObject({scene: 'settings', before: 'a = 1\nb = 2\n'});
});

it('shows a change without signs, its lines marked, and does not let it run', async () => {
  const [, change, next] = await toBlocks(
    toPre('python', '', 'a = 1\n'),
    toPre('python', 'change scene="settings"', '-a = 1\n+a = 2\n@@\n b = 3\n'),
    toPre('python', 'continued scene="settings"', 'print(a)\n'),
  );
  expect(change).not.toHaveProperty('scene');
  expect(String(change?.html).replace(/<span class="tok-\w+">|(?<=\w|=|…)<\/span>/g, '')).toBe(
    '<span class="line-deleted">a = 1\n</span><span class="line-inserted">a = 2\n</span>' +
      '<span class="line"># …\nb = 3\n</span>',
  );
  expect(next).toMatchObject({before: 'a = 1\n'});
});

it('names page and line of an option that does not exist', async () => {
  await expect(toBlocks(toPre('python', 'tilte="x"', 'a = 1\n'))).rejects.toThrow('docs/page.mdx:7');
});

function toPre(language: string, meta: string, text: string): Element {
  const code: Element = {
    type: 'element',
    tagName: 'code',
    properties: {className: [`language-${language}`]},
    data: {meta},
    children: [{type: 'text', value: text}],
  };
  const point = {line: 7, column: 1};
  return {
    type: 'element',
    tagName: 'pre',
    properties: {},
    children: [code],
    position: {start: point, end: point},
  };
}

/** The attributes of the blocks that a page gets for its fences. */
async function toBlocks(...fences: Element[]): Promise<Record<string, unknown>[]> {
  const tree: Root = {
    type: 'root',
    children: [{type: 'element', tagName: 'div', properties: {}, children: fences}],
  };
  await rehypeCodeBlocks()(tree, new VFile({path: 'docs/page.mdx'}));
  const [root] = tree.children;
  if (root?.type !== 'element') throw new Error('The tree has lost its element.');
  return root.children.map((child) => {
    if (!('attributes' in child) || !Array.isArray(child.attributes)) throw new Error('A fence is left.');
    return Object.fromEntries(
      child.attributes.map((attribute) => {
        if (!('name' in attribute)) throw new Error('An attribute has no name.');
        return [attribute.name, attribute.value];
      }),
    );
  });
}
