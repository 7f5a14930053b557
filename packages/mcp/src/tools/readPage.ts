import type {McpServer} from '@modelcontextprotocol/server';
import * as z from 'zod';
import {findNearest} from '../../../../lib/text/findNearest';
import {answer, answerOrRefuse, Refusal} from '../answers';
import {pagePath, toCount} from '../inputs';
import type {PackageData} from '../packageData';
import {findAnchor, findPage} from '../pages';
import {cutSection} from '../sections';

/** Largest number of characters in an answer; longer pages are split. */
const MAX_LENGTH = 40_000;

/** Adds `read_page`, which returns a page of the manual as Markdown. */
export function addReadPage(server: McpServer, data: PackageData): void {
  server.registerTool(
    'read_page',
    {
      title: 'Read a page of the AScript manual',
      description:
        'Gives a page of the manual as Markdown: text, tables, samples that are type-checked, and every call with signature, parameters, units and result. An anchor in the address gives that section alone. Long pages come in pieces: ask again with the offset that the answer names.',
      inputSchema: z.object({
        page: pagePath,
        offset: toCount('offset', 0).default(0).describe('character to begin at'),
      }),
      annotations: {readOnlyHint: true, openWorldHint: false},
    },
    ({page, offset}) =>
      answerOrRefuse(async () => {
        const [pages, {origin}] = await Promise.all([data.pages(), data.site()]);
        const entry = findPage(page, pages, origin);
        if (!entry) {
          const near = findNearest(
            page,
            pages.map(({path}) => path),
          );
          throw new Refusal(
            `The manual has no page "${page}". Nearest: ${near.join(', ')}. Or ask search_docs.`,
          );
        }
        const whole = await data.readPage(entry);
        const anchor = findAnchor(page);
        const section = anchor === undefined ? whole : cutSection(whole, entry.anchors, anchor);
        if (section === undefined)
          throw new Refusal(
            `The page ${entry.path} has no anchor "${anchor}". Its anchors: ${Object.keys(entry.anchors).join(', ') || 'none'}.`,
          );
        const text =
          anchor === undefined
            ? whole
            : `(The section "#${anchor}" of ${entry.path} alone; read_page without the anchor gives the whole page.)\n\n${section}`;
        if (offset > 0 && offset >= text.length)
          throw new Refusal(
            `The page ${entry.path} has ${text.length} characters; the offset ${offset} is behind its end.`,
          );
        const piece = text.slice(offset, offset + MAX_LENGTH);
        const end = offset + piece.length;
        const rest =
          end < text.length ? `\n\n(${text.length - end} more characters: read_page with offset ${end})` : '';
        return answer(piece + rest);
      }),
  );
}
