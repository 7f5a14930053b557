import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import type {TreeStore} from './createTreeStore';
import {toSourcePath} from './toSourcePath';

export interface RemarkParsedTreeOptions {
  trees: TreeStore;
}

/** Lets a processor take the tree of a page that has been parsed already, and parse the others itself. */
export const remarkParsedTree: Plugin<[RemarkParsedTreeOptions], string, Root> = function ({trees}) {
  const parse = this.parser;
  if (parse === undefined) throw new Error('remarkParsedTree: the processor has no parser yet');
  this.parser = (text, file) => trees.take(toSourcePath(file), text) ?? parse(text, file);
};
