import type {Paragraph, Root} from 'mdast';
import type {VFile} from 'vfile';
import {toSourcePath} from '../mdx/toSourcePath';
import {isRecord} from '../validation/isRecord';
import {findFailureLists} from './findFailureLists';
import {findGroupOfPage, PROBLEM_GROUP_NAMES, toProblemsPath} from './problemGroups';
import {findSituation} from './situations';

/**
 * Gives every item of a failure list its anchor, and its labels a class to style them by; below the list of a docs page
 * a link leads to the problems of its platform. Runs before the ids of headings are taken out of the page.
 */
export function remarkFailures() {
  return (tree: Root, file: VFile): void => {
    for (const {items} of findFailureLists(tree)) {
      for (const {node, id, labels} of items) {
        node.data = {...node.data, hProperties: {id}};
        for (const label of labels) label.data = {...label.data, hProperties: {className: ['failure-label']}};
      }
      const last = items.at(-1)?.node;
      const link = toLink(file);
      const index = tree.children.findIndex(
        (block) => block.type === 'list' && block.children.some((item) => item === last),
      );
      if (link !== undefined && index !== -1) tree.children.splice(index + 1, 0, link);
    }
  };
}

/** The link to all problems of a page's platform, at its situation; undefined where no page shows them. */
function toLink(file: VFile): Paragraph | undefined {
  const page = `/${toSourcePath(file)}`.replace(/\.mdx$/, '');
  const situation = findSituation(page);
  if (!page.startsWith('/docs/') || situation === undefined) return undefined;
  const {frontMatter} = file.data;
  const group = findGroupOfPage({path: page, frontMatter: isRecord(frontMatter) ? frontMatter : {}});
  const text = group === 'general' ? 'All problems' : `All problems on ${PROBLEM_GROUP_NAMES[group]}`;
  const url = `${toProblemsPath(group)}#${situation}`;
  return {type: 'paragraph', children: [{type: 'link', url, children: [{type: 'text', value: text}]}]};
}
