import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {listContentPages} from '../../lib/content/listContentPages';
import {rememberByText} from '../../lib/content/rememberByText';
import {listProblems} from '../../lib/failures/listProblems';
import {parseFailures} from '../../lib/failures/parseFailures';
import {parseMdx} from '../../lib/mdx/parseMdx';

/** Gathers the failure lists of all pages. */
export default function problemsPlugin({siteDir, baseUrl}: LoadContext): Plugin {
  const readFailures = rememberByText((text) => parseFailures(parseMdx(text)));
  return {
    name: 'problems',
    async allContentLoaded({allContent, actions: {createData}}) {
      const pages = await Promise.all(
        listContentPages(allContent, baseUrl).written.map(async (page) => ({
          ...page,
          failures: readFailures(page.file, await readFile(path.join(siteDir, page.file), 'utf8')),
        })),
      );
      await createData('problems.json', listProblems(pages));
    },
  };
}
