import type {Nodes} from 'mdast';

// Code samples repeat the names of the reference; the others are not text that a reader sees.
const SILENT = new Set(['code', 'yaml', 'mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression', 'html']);
const INLINE = new Set(['text', 'inlineCode', 'emphasis', 'strong', 'delete', 'link', 'mdxJsxTextElement']);

/** The words of a piece of a page as one line, without marks, code samples and expressions. */
export function toPlainText(node: Nodes): string {
  return collectText(node).replace(/\s+/g, ' ').trim();
}

function collectText(node: Nodes): string {
  if (SILENT.has(node.type)) return '';
  if ('value' in node) return node.value;
  if (node.type === 'image') return node.alt ?? '';
  if (!('children' in node)) return ' ';
  const text = node.children.map(collectText).join('');
  // Not meant as a directive: the site shows `host:port` as it is written.
  if (node.type === 'textDirective') return `:${node.name}${text}`;
  return INLINE.has(node.type) ? text : ` ${text} `;
}
