import type {Element, Root, RootContent} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {highlightCode} from './highlightCode';
import {type Fence, parseFence} from './parseFence';
import {renderCodeLines} from './renderCodeLines';
import {showChange} from './showChange';

/**
 * Turns each fenced block into `<CodeBlock html language …>`, highlighted at build time. A block is one
 * string, so that a page's script has no element for each token and hydration does not visit them.
 */
export function rehypeCodeBlocks() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const blocks: Promise<void>[] = [];
    let script = '';
    visit(tree, 'element', (node, index, parent) => {
      const code = node.tagName === 'pre' ? node.children[0] : undefined;
      if (code?.type !== 'element' || code.tagName !== 'code' || parent === undefined || index === undefined)
        return;
      const place = `${file.path}:${node.position?.start.line ?? 0}`;
      const text = readText(code);
      const fence = parseFence(readLanguage(code), readMeta(code), place);
      const before = fence.isContinued ? script : '';
      if (fence.language === 'python' && !fence.isChange) script = `${before}${text}\n`;
      const shown = fence.isChange ? {...fence, ...showChange(text, place)} : {...fence, text};
      blocks.push(
        toCodeBlock(shown, before).then((block) => {
          const children: Array<RootContent | MdxJsxFlowElementHast> = parent.children;
          children[index] = block;
        }),
      );
    });
    await Promise.all(blocks);
  };
}

async function toCodeBlock(fence: Fence & {text: string}, before: string): Promise<MdxJsxFlowElementHast> {
  const lines = await highlightCode(fence.text, fence.language);
  const isChecked = fence.language === 'python' && fence.skipCheck === undefined;
  // A change shows only a part of a script, which cannot run.
  const scene = fence.isChange ? undefined : fence.scene;
  const attributes = {
    language: fence.language,
    title: fence.title,
    isChecked: isChecked ? null : undefined,
    scene,
    before: scene === undefined || before === '' ? undefined : before,
    html: renderCodeLines(lines, fence),
  };
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeBlock',
    // A value of null is an attribute without one: true.
    attributes: Object.entries(attributes).flatMap(([name, value]) =>
      value === undefined ? [] : [{type: 'mdxJsxAttribute' as const, name, value}],
    ),
    children: [],
  };
}

function readText({children}: Element): string {
  const text = children.map((child) => (child.type === 'text' ? child.value : '')).join('');
  return text.replace(/\n$/, '');
}

function readLanguage({properties}: Element): string {
  const classes = Array.isArray(properties.className) ? properties.className.map(String) : [];
  const language = classes.find((name) => name.startsWith('language-'));
  return language?.slice('language-'.length) ?? 'text';
}

// mdast-util-to-hast keeps the info string of a fence here.
function readMeta({data}: Element): string {
  const meta: unknown = data && 'meta' in data ? data.meta : undefined;
  return typeof meta === 'string' ? meta : '';
}
