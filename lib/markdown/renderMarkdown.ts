import type {BlockContent} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';

const processor = unified()
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', rule: '-', listItemIndent: 'one'});

/** Writes Markdown. */
export function renderMarkdown(children: BlockContent[]): string {
  return processor.stringify({type: 'root', children});
}
