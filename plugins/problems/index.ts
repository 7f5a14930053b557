import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PagesReader} from '../../lib/content/createPagesReader';
import {isDoc, listContentPages} from '../../lib/content/listContentPages';
import {listProblems} from '../../lib/failures/listProblems';
import {PROBLEM_GROUPS} from '../../lib/failures/problemGroups';
import {renderProblems} from '../../lib/failures/renderProblems';

export interface PluginOptions {
  readPages: PagesReader;
}

/**
 * Collects the failure lists of all pages, as records and as the HTML of the pages with problems. The built pages contain that HTML;
 * after a navigation the browser fetches it as a file.
 */
export default function problemsPlugin({siteDir, baseUrl}: LoadContext, {readPages}: PluginOptions): Plugin {
  let written = '';
  return {
    name: 'problems',
    async allContentLoaded({allContent, actions: {createData}}) {
      const pages = await readPages(siteDir, listContentPages(allContent, baseUrl).written);
      const problems = listProblems(pages.filter(isDoc));
      const text = JSON.stringify(problems);
      // In development this runs after each save, and few of them change a list.
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
