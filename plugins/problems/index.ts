import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {SourceReader} from '../../lib/content/createSourceReader';
import {listContentPages} from '../../lib/content/listContentPages';
import {listProblems} from '../../lib/failures/listProblems';
import {PROBLEM_GROUPS} from '../../lib/failures/problemGroups';
import {renderProblems} from '../../lib/failures/renderProblems';

export interface PluginOptions {
  readSource: SourceReader;
}

/**
 * Gathers the failure lists of all pages, as records and as the HTML of the pages with problems. That HTML is part of these
 * pages when they are built; a browser that comes to them over a link fetches it as a file.
 */
export default function problemsPlugin({siteDir, baseUrl}: LoadContext, {readSource}: PluginOptions): Plugin {
  let written = '';
  return {
    name: 'problems',
    async allContentLoaded({allContent, actions: {createData}}) {
      const pages = await Promise.all(
        listContentPages(allContent, baseUrl)
          .written.filter(({kind}) => kind === 'doc')
          .map(async (page) => ({
            ...page,
            failures: readSource(page.file, await readFile(path.join(siteDir, page.file), 'utf8')).failures,
          })),
      );
      const problems = listProblems(pages);
      const text = JSON.stringify(problems);
      // In development after each save, most of which change none.
      if (text === written) return;
      await createData('problems.json', text);
      for (const group of PROBLEM_GROUPS)
        await createData(`lists-${group}.json`, renderProblems(problems, group, baseUrl));
      written = text;
    },
    configureWebpack: (_config, isServer) => ({
      module: {
        rules: isServer
          ? []
          : [
              {
                test: /[\\/]problems[\\/]default[\\/]lists-\w+\.json$/,
                type: 'asset/resource',
                generator: {filename: 'assets/problems/[name].[contenthash:8].json'},
              },
            ],
      },
    }),
  };
}
