import type {Element, ElementContent, Root, Text} from 'hast';
import {SKIP, visit} from 'unist-util-visit';

const CHINESE = /(\p{Script=Han}+)/u;

/**
 * Marks Chinese words in prose as Chinese, so that a screen reader changes its voice (WCAG 3.1.2) and the browser takes
 * the right glyphs. Code stays as it is.
 */
export function rehypeChinese() {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      if (node.type === 'element' && (node.tagName === 'code' || node.properties.lang !== undefined))
        return SKIP;
      if (node.type !== 'text' || parent === undefined || index === undefined || !CHINESE.test(node.value))
        return undefined;
      const parts = node.value.split(CHINESE).filter((part) => part !== '');
      parent.children.splice(index, 1, ...parts.map(toNode));
      return [SKIP, index + parts.length];
    });
  };
}

function toNode(value: string): ElementContent {
  const text: Text = {type: 'text', value};
  if (!CHINESE.test(value)) return text;
  return {type: 'element', tagName: 'span', properties: {lang: 'zh'}, children: [text]} satisfies Element;
}
