import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {STUBS} from '../../lib/api/loadModel';
import type {ApiReference} from '../../lib/api/reference';
import type {ContentPages} from '../../lib/content/listContentPages';
import {toPath} from '../../lib/content/toPath';
import {fingerprintFiles} from '../../lib/files/fingerprintFiles';
import type {OrderedPage} from '../../lib/markdown/listReadingOrder';
import {type LlmsOptions, type MarkdownPage, toLlmsFiles} from '../../lib/markdown/toLlmsFiles';
import {toMarkdownPath} from '../../lib/markdown/toMarkdownPath';
import {createSectionPrinter} from '../../lib/print/createSectionPrinter';
import {createMarkdownRenderer} from './createMarkdownRenderer';
import {createTextReader} from './createTextReader';
import {listPages} from './listPages';
import type {PageMetadata, SiteMetadata} from './readMetadata';
import {renderMarkdownLinks} from './renderMarkdownLinks';

export interface MarkdownWriterOptions {
  siteDir: string;
  generatedFilesDir: string;
  /** Folder of the built site. */
  outDir: string;
  site: SiteMetadata;
  /** The pages that have a Markdown copy (see toPath). */
  paths: ReadonlySet<string>;
  /** The pages of sidebars, as a reader comes by them. */
  order: readonly OrderedPage[];
  content: ContentPages;
  reference: ApiReference;
  /** Texts and tools that the lists for language models mention. */
  assistants: Pick<LlmsOptions, 'texts' | 'tools'>;
}

export interface MarkdownWriter {
  /** Writes the Markdown copy of a page, and gives the tags that link it; none for a page without one. */
  write(html: string, metadata: PageMetadata): Promise<string>;
  /** Writes what is made of the texts of all pages: the lists for language models and the sections for print. */
  writeCollections(): Promise<void>;
}

const ROOT = path.resolve(__dirname, '../..');
/** Files that determine how the text of a page is read. */
const CODE = ['lib', 'plugins/built-pages', 'package-lock.json'];

/** Opens what writes pages as Markdown, and gathers their texts. */
export function createMarkdownWriter({
  siteDir,
  generatedFilesDir,
  outDir,
  site,
  paths,
  order,
  content,
  reference,
  assistants,
}: MarkdownWriterOptions): MarkdownWriter {
  const {written: current, otherVersions} = content;
  const frontMatter = new Map(
    [...current, ...otherVersions.flatMap(({pages}) => pages)].map((page) => [
      toPath(page.path, '/'),
      page.frontMatter,
    ]),
  );
  const findFrontMatter = (page: string) => frontMatter.get(page);
  const printer = createSectionPrinter({...site, order});
  const readText = createTextReader({
    // One folder per site: the small sites of the tests have other rules and would delete these results.
    folder: path.join(siteDir, 'node_modules', '.cache', 'page-texts', path.basename(generatedFilesDir)),
    version: () =>
      [
        fingerprintFiles(ROOT, CODE),
        fingerprintFiles(siteDir, [STUBS]),
        JSON.stringify([
          site,
          order,
          [...paths],
          [...reference.symbolHrefs],
          otherVersions.map(({label, path: root}) => [label, root]),
        ]),
      ].join('\n'),
    renderMarkdown: createMarkdownRenderer({...site, paths, reference, otherVersions, findFrontMatter}),
    renderChapters: printer.renderChapters,
    findFrontMatter,
  });
  const written: MarkdownPage[] = [];

  async function writeText(file: string, text: string): Promise<void> {
    const target = path.join(outDir, file);
    await mkdir(path.dirname(target), {recursive: true});
    await writeFile(target, text);
  }

  return {
    async write(html, metadata) {
      if (!paths.has(metadata.path)) return '';
      const {markdown, chapters} = readText(html, metadata);
      written.push({...metadata, text: markdown});
      printer.add({...metadata, html}, chapters);
      await writeText(toMarkdownPath(metadata.path), markdown);
      return renderMarkdownLinks(metadata.path, site.baseUrl);
    },
    async writeCollections() {
      const pages = listPages(written, order, content);
      const lists = order.length === 0 ? [] : toLlmsFiles({url: site.url, pages, ...assistants});
      await Promise.all([
        ...lists.map((list) => writeText(list.path, list.text)),
        ...printer.render().map((section) => writeText(`${section.path}/index.html`, section.html)),
      ]);
    },
  };
}
