import type {Nodes, RootContent} from 'mdast';
import {toPlainText} from '../mdx/toPlainText';

/** The text of a part of an item, with backticks around code. */
export function toCodedText(nodes: readonly RootContent[]): string {
  return toPlainText({type: 'root', children: nodes.map(markCode)});
}

function markCode<Node extends Nodes>(node: Node): Node {
  if (node.type === 'inlineCode') return {...node, value: `\`${node.value}\``};
  return 'children' in node ? {...node, children: node.children.map(markCode)} : node;
}
