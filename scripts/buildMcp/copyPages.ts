import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {findArticle} from '../../lib/markdown/findArticle';
import {findPlatformFacet, PLATFORM_FACETS, type PlatformFacet} from '../../lib/platforms';
import type {PageEntry} from '../../packages/mcp/src/siteData';

/** A page of the server, and its address on the site. */
export type MarkdownEntry = PageEntry & {address: string};

/**
 * Copies the Markdown copies of the built site to a folder, but for those of another docs version than the one that readers see
 * first, and tells what the server must know of each.
 */
export async function copyPages(site: string, to: string): Promise<MarkdownEntry[]> {
  const files = (await readdir(site, {recursive: true}))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.md') && file !== 'skill.md' && !file.startsWith('.well-known/'))
    .sort();
  if (files.length === 0) throw new Error(`${site}: no Markdown copies; run npm run build first`);
  const pages = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(path.join(site, file), 'utf8');
      if (/^---\n(?:.+\n)*version: /.test(text)) return [];
      const target = path.join(to, file);
      await mkdir(path.dirname(target), {recursive: true});
      await writeFile(target, text);
      const pagePath = `/${file.replace(/(?:^|\/)index\.md$|\.md$/, '')}`;
      const entry: MarkdownEntry = {
        path: pagePath,
        title: readField(text, 'title', file),
        description: readField(text, 'description', file),
        platform: readPlatform(text),
        anchors: readAnchors(file, await readFile(path.join(site, toHtmlFile(file)), 'utf8')),
        file,
        address: readField(text, 'address', file),
      };
      return [entry];
    }),
  );
  return pages.flat();
}

/** Copies the lists of pages and the rules for scripts, to which the front matter and the texts of pages lead. */
export async function copyLists(site: string, to: string): Promise<PageEntry[]> {
  const files = (await readdir(site, {recursive: true})).map((file) => file.split(path.sep).join('/'));
  const lists = files.filter((file) => path.basename(file) === 'llms.txt').sort();
  return Promise.all(
    [...lists, 'skill.md'].map(async (file) => {
      const text = await readFile(path.join(site, file), 'utf8');
      await writeFile(path.join(to, file), text);
      const isList = file.endsWith('.txt');
      const [, title] = /^# (.+)$/m.exec(text) ?? [];
      const [, description] = (isList ? /^> (.+)$/m : /^description: (.+)$/m).exec(text) ?? [];
      if (title === undefined || description === undefined)
        throw new Error(`${file}: found no title or no description; allowed: a text with both`);
      return {
        path: `/${file.replace(/\.md$/, '')}`,
        title: isList ? `${title}: list of pages` : title,
        description,
        platform: findPlatformFacet(`/${file}`),
        anchors: {},
        file,
      };
    }),
  );
}

/** The built page of a Markdown copy. */
function toHtmlFile(file: string): string {
  return file.replace(/(?:(^|\/)index)?\.md$/, '$1/index.html').replace(/^\//, '');
}

/** For each anchor, the index of the heading that begins its section, from 0; a Markdown copy has the headings of its page. */
function readAnchors(file: string, html: string): Record<string, number> {
  const anchors: Record<string, number> = {};
  let heading = -1;
  for (const {id, tagName} of findArticle(file, html).querySelectorAll('*')) {
    if (/^H[1-6]$/.test(tagName)) heading++;
    if (id !== '' && heading >= 0) anchors[id] = heading;
  }
  return anchors;
}

/** The platform of a Markdown copy; `Other` when it names none. */
function readPlatform(text: string): PlatformFacet {
  return PLATFORM_FACETS.find((facet) => text.includes(`\nplatform: "${facet}"\n`)) ?? 'Other';
}

/** A field of a Markdown copy's front matter, which the build writes as JSON texts. */
function readField(text: string, field: string, file: string): string {
  const [, value] = new RegExp(`^${field}: (".*")$`, 'm').exec(text) ?? [];
  if (value === undefined) throw new Error(`${file}: ${field} is missing; allowed: a text in quotes`);
  return JSON.parse(value);
}

/** The origin and base URL in the addresses of pages. */
export function readOrigin(pages: readonly MarkdownEntry[]): string {
  const page = pages.find((entry) => entry.path.startsWith('/docs/'));
  if (!page?.address.endsWith(page.path))
    throw new Error('the Markdown copies name no address that ends in their path');
  return page.address.slice(0, -page.path.length);
}
