import type {Nodes, RootContent} from 'mdast';
import {parseMdx} from '../../lib/mdx/parseMdx';

export interface PlainPage {
  /** Path of the file below `docs/`. */
  file: string;
  text: string;
}

const COMPONENTS: readonly string[] = [
  'mdxjsEsm',
  'mdxFlowExpression',
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'mdxTextExpression',
];
/** Front matter that must not be the same on two pages. */
const OWN_FIELDS = /^(?:slug|id|title|sidebar_label):.*\n/gm;

/**
 * Makes one page of a generated site from one of ours: its Markdown without components, which the stock engine does not
 * know. Titles and samples name their number, so that no two pages hold the same code; links lead to the root.
 */
export function toPlainPage({file, text}: PlainPage, number: number): PlainPage {
  const [head = ''] = /^---\n[\s\S]*?\n---\n/.exec(text) ?? [];
  const [, title = 'Page'] = /^title: *['"]?(.*?)['"]?$/m.exec(head) ?? [];
  const fields = head.slice('---\n'.length).replaceAll(OWN_FIELDS, '');
  const blocks = parseMdx(text)
    .children.filter(({type}) => type !== 'yaml')
    .filter((node) => node.type === 'heading' || !holdsComponent(node))
    .map((node) => toSource(node, text, number));
  const body = blocks.join('\n\n').replaceAll(/(?<!!)\]\((?!https?:)[^)\s]*\)/g, '](/)');
  return {
    file: file.replace(/\.mdx$/, `-${number}.mdx`),
    text: `---\ntitle: ${JSON.stringify(`${title} ${number}`)}\n${fields}\n${body}\n`,
  };
}

function holdsComponent(node: Nodes): boolean {
  return COMPONENTS.includes(node.type) || ('children' in node && node.children.some(holdsComponent));
}

function toSource(node: RootContent, text: string, number: number): string {
  const {start, end} = node.position ?? {};
  const source = text.slice(start?.offset, end?.offset).replaceAll(/!\[[^\]]*\]\([^)]*\)/g, '');
  return node.type === 'code' && node.lang === 'python'
    ? source.replace(/\n(`{3,})$/, `\n${node.meta?.includes('change') ? ' ' : ''}# page ${number}\n$1`)
    : source;
}
