import type {McpServer} from '@modelcontextprotocol/server';
import * as z from 'zod';
import {findNearest} from '../../../../lib/text/findNearest';
import {answer, answerOrRefuse, Refusal} from '../answers';
import {pagePath, toCount} from '../inputs';
import type {PackageData} from '../packageData';
import {findAnchor, findPage, findPagesBelow} from '../pages';
import {cutSection} from '../sections';
import type {PageEntry} from '../siteData';

/** Largest number of characters in an answer; longer pages are split. */
const MAX_LENGTH = 40_000;
/** Further pages below a path are only counted. */
const MAX_BELOW = 40;

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
  if (!page) throw new Refusal(describeUnknown(asked, pages, origin));
  const anchor = findAnchor(asked);
  const text = takeSection(page, anchor, await data.readPage(page));
  if (offset > 0 && offset >= text.length)
    throw new Refusal(
      `The page ${page.path} has ${text.length} characters; the offset ${offset} is behind its end.`,
    );
  const end = findEnd(text, offset);
  const piece = text.slice(offset, end);
  if (end === text.length) return piece;
  const anchors = anchor === undefined && offset === 0 ? Object.keys(page.anchors) : [];
  const sections =
    anchors.length > 0 ? ` Or read one section alone, by its anchor: #${anchors.join(', #')}.` : '';
  return `${piece}\n\n(${text.length - end} more characters: read_page with offset ${end}.${sections})`;
}

/** Where a piece ends: after its last whole line, so that neither a row of a table nor a character is torn. */
function findEnd(text: string, start: number): number {
  const limit = start + MAX_LENGTH;
  if (limit >= text.length) return text.length;
  const line = text.lastIndexOf('\n', limit - 1) + 1;
  return line > start ? line : limit;
}

function describeUnknown(asked: string, pages: readonly PageEntry[], origin: string): string {
  const below = findPagesBelow(asked, pages, origin).map(({path}) => path);
  if (below.length > 0)
    return `"${asked}" is no page. Below it: ${below.slice(0, MAX_BELOW).join(', ')}${below.length > MAX_BELOW ? ` and ${below.length - MAX_BELOW} more` : ''}.`;
  if (!asked.includes('/')) return `The manual has no page "${asked}": give a path, which search_docs finds.`;
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
