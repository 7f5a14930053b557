import path from 'node:path';
import type {Config} from '@docusaurus/types';
import {readYaml} from '../lib/frontMatter/readYaml';
import {validateFrontMatter} from '../lib/frontMatter/validateFrontMatter';
import {environment} from './environment';

/** Markdown is MDX 3 without the old syntax; front matter is validated as each file is read. */
export const markdown = {
  format: 'mdx',
  mdx1Compat: {comments: false, admonitions: false, headingIds: false},
  hooks: {
    onBrokenMarkdownLinks: environment.strictLinks ? 'throw' : 'warn',
    onBrokenMarkdownImages: 'throw',
  },
  async parseFrontMatter({filePath, fileContent, defaultParseFrontMatter}) {
    const file = path.relative(process.cwd(), filePath);
    const result = await readYaml(file, fileContent, () => defaultParseFrontMatter({filePath, fileContent}));
    validateFrontMatter(file, result.frontMatter);
    return result;
  },
} satisfies Config['markdown'];
