import type {McpServer} from '@modelcontextprotocol/server';
import * as z from 'zod';
import {PLATFORM_NAMES} from '../../../../lib/platforms';
import type {Highlighted} from '../../../../lib/search/highlight';
import {answer, answerOrRefuse} from '../answers';
import {platform, query, toCount} from '../inputs';
import type {PackageData} from '../packageData';

const DEFAULT_HITS = 8;
const MAX_HITS = 20;

/** Adds `search_docs`, the search of the site. */
export function addSearchDocs(server: McpServer, data: PackageData): void {
  server.registerTool(
    'search_docs',
    {
      title: 'Search the AScript manual',
      description:
        'Finds pages, sections and calls of the AScript manual (Python automation for Android, iOS and Windows). Answers with titles, addresses, signatures and a piece of text each. Read a hit with read_page, a call with lookup_symbol.',
      inputSchema: z.object({
        query,
        platform,
        limit: toCount('limit', 1, MAX_HITS).default(DEFAULT_HITS).describe('how many hits'),
      }),
      annotations: {readOnlyHint: true, openWorldHint: false},
    },
    ({query: words, platform: only, limit}) =>
      answerOrRefuse(async () => {
        const [engine, {origin}] = await Promise.all([data.search(), data.site()]);
        const {hits, total} = await engine.search({
          query: words,
          page: 0,
          hitsPerPage: limit,
          facets: only === undefined ? {} : {platform: PLATFORM_NAMES[only]},
        });
        if (hits.length === 0) {
          const near = await engine.suggest(words);
          const advice = near.length > 0 ? ` Near to it: ${near.join(', ')}.` : ' Try fewer or other words.';
          return answer(`Nothing found for "${words}".${advice}`);
        }
        const rows = hits.map(({kind, platform: facet, url, hierarchy, signature, snippet}) =>
          [
            `- ${hierarchy.map(toText).join(' › ')} (${facet}, ${kind})`,
            `  ${url.startsWith('/') ? origin + url : url}`,
            ...(signature === undefined ? [] : [`  \`${signature}\``]),
            ...(snippet === undefined ? [] : [`  ${toText(snippet)}`]),
          ].join('\n'),
        );
        return answer([`${hits.length} of ${total} hits for "${words}":`, ...rows].join('\n'));
      }),
  );
}

function toText({text}: Highlighted): string {
  return text.replace(/\s+/g, ' ');
}
