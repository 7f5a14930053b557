import path from 'node:path';
import type {Config} from '@docusaurus/types';
import {describeYamlFault} from '../lib/frontMatter/describeYamlFault';
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
    const result = await defaultParseFrontMatter({filePath, fileContent}).catch((error: unknown) => {
      throw describeYamlFault(file, error);
    });
    validateFrontMatter(file, result.frontMatter);
    return result;
  },
} satisfies Config['markdown'];
