import type {McpServer} from '@modelcontextprotocol/server';
import * as z from 'zod';
import {findNearest} from '../../../../lib/text/findNearest';
import {answer, answerOrRefuse, Refusal} from '../answers';
import {pagePath, toCount} from '../inputs';
import type {PackageData} from '../packageData';
import {findAnchor, findPage} from '../pages';
import {cutSection} from '../sections';
import type {PageEntry} from '../siteData';

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
    ({page, offset}) => answerOrRefuse(async () => answer(await readPiece(page, offset, data))),
  );
}

/** The text of a page, or of the section of an anchor, from a character on. */
async function readPiece(asked: string, offset: number, data: PackageData): Promise<string> {
  const [pages, {origin}] = await Promise.all([data.pages(), data.site()]);
  const page = findPage(asked, pages, origin);
  if (!page) throw new Refusal(describeUnknown(asked, pages));
  const text = takeSection(page, findAnchor(asked), await data.readPage(page));
  if (offset > 0 && offset >= text.length)
    throw new Refusal(
      `The page ${page.path} has ${text.length} characters; the offset ${offset} is behind its end.`,
    );
  const piece = text.slice(offset, offset + MAX_LENGTH);
  const end = offset + piece.length;
  if (end === text.length) return piece;
  return `${piece}\n\n(${text.length - end} more characters: read_page with offset ${end})`;
}

function describeUnknown(asked: string, pages: readonly PageEntry[]): string {
  const near = findNearest(
    asked,
    pages.map(({path}) => path),
  );
  return `The manual has no page "${asked}". Nearest: ${near.join(', ')}. Or ask search_docs.`;
}

function takeSection({path, anchors}: PageEntry, anchor: string | undefined, whole: string): string {
  if (anchor === undefined) return whole;
  const section = cutSection(whole, anchors, anchor);
  if (section === undefined)
    throw new Refusal(
      `The page ${path} has no anchor "${anchor}". Its anchors: ${Object.keys(anchors).join(', ') || 'none'}.`,
    );
  return `(The section "#${anchor}" of ${path} alone; read_page without the anchor gives the whole page.)\n\n${section}`;
}
