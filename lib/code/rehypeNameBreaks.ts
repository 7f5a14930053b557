import type {Element, ElementContent, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';

/** A name that a column of a phone may be too narrow for. */
const LONG = /[^\s]{12,}/g;
/** Between the parts of a name; the point of a number is none. */
const BREAK = /(?<=[\p{L}\p{N})_][._/])(?<!\b\p{N}+\.)(?=\p{L})/u;

/**
 * Lets long names of code in tables break behind a dot, an underscore or a slash: a narrow column broke them within a word. `<wbr>` is
 * no character, so that what is copied stays the name.
 */
export function rehypeNameBreaks() {
  return (tree: Root): void => {
    visit(tree, 'element', (cell) => {
      if (cell.tagName !== 'td' && cell.tagName !== 'th') return undefined;
      visit(cell, 'element', (node) => {
        if (node.tagName === 'code') node.children = node.children.flatMap(splitName);
      });
      return SKIP;
    });
  };
}

function splitName(node: ElementContent): ElementContent[] {
  if (node.type !== 'text') return [node];
  // Marked by a character that no text holds, because a split of the whole text would break short names too.
  const pieces = node.value.replace(LONG, (name) => name.split(BREAK).join('\0')).split('\0');
  return pieces.flatMap((value, index): ElementContent[] =>
    index === 0 ? [{type: 'text', value}] : [toBreak(), {type: 'text', value}],
  );
}

function toBreak(): Element {
  return {type: 'element', tagName: 'wbr', properties: {}, children: []};
}
