import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

// The extensions of Docusaurus' own processor (@docusaurus/mdx-loader, processor.js), in its order.
const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm);

/** Parses the text of an .mdx file as the build does; positions count from the first line of the file. */
export function parseMdx(text: string): Root {
  return processor.parse(text);
}
