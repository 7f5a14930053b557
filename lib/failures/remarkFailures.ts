import type {Root} from 'mdast';
import {findFailureLists} from './findFailureLists';

/**
 * Gives every item of a failure list its anchor, and its labels a class to style them by. Runs before the ids of headings
 * are taken out of the page.
 */
export function remarkFailures() {
  return (tree: Root): void => {
    for (const {node, id, labels} of findFailureLists(tree).flatMap(({items}) => items)) {
      node.data = {...node.data, hProperties: {id}};
      for (const label of labels) label.data = {...label.data, hProperties: {className: ['failure-label']}};
    }
  };
}
