import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {toSourcePath} from '../mdx/toSourcePath';
import type {GlossaryStore} from './createGlossaryStore';
import {linkTerms} from './linkTerms';

export interface RemarkGlossaryOptions {
  /** What the plugin glossary has loaded. */
  store: GlossaryStore;
}

/** Links the first use of each term of the glossary on a docs page. */
export function remarkGlossary({store}: RemarkGlossaryOptions) {
  return (tree: Root, file: VFile): void => {
    const page = toSourcePath(file);
    const {find, hrefsByFile} = store.get();
    const hrefs = hrefsByFile.get(page);
    if (hrefs !== undefined) linkTerms(tree, find, hrefs);
  };
}
