import type {Heading, Root, RootContent} from 'mdast';
import {readHeadingId} from '../../mdx/readHeadingId';
import {toPlainText} from '../../mdx/toPlainText';
import type {PageSection} from './searchPage';

/** The words of a page: those before the first heading, and its sections. */
export interface SectionedText {
  intro: string;
  sections: readonly PageSection[];
}

/** Splits a parsed page at its headings. `toSlug` makes their ids as the site does, for one page. */
export function splitSections(tree: Root, toSlug: (heading: string) => string): SectionedText {
  let nodes: RootContent[] = [];
  const parts: {heading?: Heading; nodes: RootContent[]}[] = [{nodes}];
  for (const node of tree.children) {
    if (node.type === 'heading') {
      nodes = [];
      parts.push({heading: node, nodes});
    } else {
      nodes.push(node);
    }
  }
  return {
    intro: toPlainText({type: 'root', children: parts[0]?.nodes ?? []}),
    sections: parts.flatMap(({heading, nodes: children}) =>
      heading === undefined
        ? []
        : [
            {
              heading: toPlainText(heading),
              anchor: readHeadingId(heading) ?? toSlug(toPlainText(heading)),
              text: toPlainText({type: 'root', children}),
            },
          ],
    ),
  };
}
