import type {Nodes, PhrasingContent, Root, Text} from 'mdast';
import {toTextElement} from '../mdx/mdxNodes';
import type {TermFinder} from './createTermFinder';

/**
 * Running text and its containers. Not among them are headings, code, pictures, heads of tables, emphasised text (names of buttons,
 * lead-ins), and components, which may be controls, in which links are not allowed.
 */
const PROSE = new Set<string>([
  ...['root', 'paragraph', 'blockquote', 'list', 'listItem', 'table', 'tableRow', 'tableCell'],
  // Notes.
  'containerDirective',
]);
const PROSE_COMPONENTS = new Set(['details', 'Details', 'Tabs', 'TabItem']);

/**
 * Turns the first use of each term in the running text of a page into a link. `hrefs` has the targets; a term
 * without one is not linked, nor one whose first use is in a link already.
 */
export function linkTerms(tree: Root, find: TermFinder, hrefs: ReadonlyMap<string, string>): void {
  const open = new Map(hrefs);

  const visit = (node: Nodes, isInLink: boolean): void => {
    if (!('children' in node)) return;
    const children = node.type === 'table' ? node.children.slice(1) : [...node.children];
    for (const child of children) {
      if (child.type === 'text') {
        const parts = split(child, isInLink);
        // A text stands among other pieces of a line.
        const siblings: Nodes[] = node.children;
        if (parts.length > 1 || parts[0] !== child) siblings.splice(siblings.indexOf(child), 1, ...parts);
      } else if (child.type === 'link') visit(child, true);
      else if (isProse(child)) visit(child, isInLink);
    }
  };

  const split = (text: Text, isInLink: boolean): PhrasingContent[] => {
    const parts: PhrasingContent[] = [];
    let done = 0;
    for (const {start, end, id} of find(text.value)) {
      const href = open.get(id);
      open.delete(id);
      if (href === undefined || isInLink) continue;
      const word: Text = {type: 'text', value: text.value.slice(start, end)};
      if (start > done) parts.push({type: 'text', value: text.value.slice(done, start)});
      parts.push(toTextElement('TermLink', {term: id, to: href}, [word]));
      done = end;
    }
    if (done === 0) return [text];
    return done < text.value.length ? [...parts, {type: 'text', value: text.value.slice(done)}] : parts;
  };

  visit(tree, false);
}

function isProse(node: Nodes): boolean {
  return (
    PROSE.has(node.type) ||
    (node.type === 'mdxJsxFlowElement' && node.name !== null && PROSE_COMPONENTS.has(node.name))
  );
}
