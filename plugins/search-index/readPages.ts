import {readdirSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {createSlugger, DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {loadReference} from '../../lib/api/loadReference';
import {parseMdx} from '../../lib/mdx/parseMdx';
import {toDocRoute} from '../../lib/mdx/toDocRoute';
import type {ShardPage, ShardSymbol} from '../../lib/search/records/shard';
import {type PageSource, toShardPage} from '../../lib/search/records/toShardPage';
import {toShardSymbol} from '../../lib/search/records/toShardSymbol';
import {findTextShare} from '../../lib/search/records/toShardText';
import {componentPages} from './componentPages';

/** Where pages are written, and the route of a file there. */
const FOLDERS: readonly {folder: string; toRoute: (file: string, slug?: unknown) => string}[] = [
  {folder: 'docs', toRoute: toDocRoute},
  {folder: 'blog', toRoute: (file, slug) => `/blog/${slug ?? path.basename(file, '.mdx')}`},
  {folder: 'src/pages', toRoute: (file) => `/${path.basename(file, '.mdx')}`},
];

/** Reads all pages of the site from their sources, with the symbols that each documents. */
export async function readPages(siteDir: string): Promise<ShardPage[]> {
  const symbols = readSymbols(siteDir);
  const files = FOLDERS.flatMap(({folder, toRoute}) =>
    listPages(siteDir, folder).map((file) => ({file, folder, toRoute})),
  );
  const textShare = findTextShare(files.length);
  const written = await Promise.all(
    files.map(async ({file, folder, toRoute}) => {
      const filePath = path.join(siteDir, file);
      const fileContent = await readFile(filePath, 'utf8');
      const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent});
      const {title, description, slug, sidebar_label: label, keywords} = frontMatter;
      const url = toRoute(file, slug);
      const slugger = createSlugger();
      const source: PageSource = {
        url,
        title: String(title),
        description: String(description),
        keywords: [label, keywords].flat().filter(isText),
        isBlog: folder === 'blog',
        tree: parseMdx(fileContent),
        symbols: symbols.get(url) ?? [],
        textShare,
      };
      return toShardPage(source, (heading) => slugger.slug(heading));
    }),
  );
  return [...componentPages, ...written];
}

function readSymbols(siteDir: string): Map<string, ShardSymbol[]> {
  const {model, places} = loadReference(siteDir);
  const byPage = new Map<string, ShardSymbol[]>();
  for (const symbol of new Set(model.symbols.values())) {
    const [page] = places.get(symbol.name)?.split('#') ?? [];
    if (page !== undefined) byPage.set(page, [...(byPage.get(page) ?? []), toShardSymbol(symbol)]);
  }
  return byPage;
}

/** Files and folders whose names begin with an underscore are parts of other pages. */
function listPages(siteDir: string, folder: string): string[] {
  return readdirSync(path.join(siteDir, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx') && !/(^|[\\/])_/.test(file))
    .map((file) => `${folder}/${file.split(path.sep).join('/')}`)
    .sort();
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
