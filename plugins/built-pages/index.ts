import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, LoadedPlugin, Plugin} from '@docusaurus/types';
import {Globby} from '@docusaurus/utils';
import type {ReferenceStore} from '../../lib/api/createReferenceStore';
import {STUBS} from '../../lib/api/loadModel';
import {mapLimited} from '../../lib/async/mapLimited';
import {timeStep} from '../../lib/bench/timeStep';
import {products as productsSchema} from '../../lib/catalogue/schemas';
import {listContentPages} from '../../lib/content/listContentPages';
import {toAllContent} from '../../lib/content/toAllContent';
import {toPath} from '../../lib/content/toPath';
import type {Environment} from '../../lib/environment/readEnvironment';
import {fingerprintFiles} from '../../lib/files/fingerprintFiles';
import {listReadingOrder} from '../../lib/markdown/listReadingOrder';
import {type LlmsOptions, type TwinnedPage, toLlmsFiles} from '../../lib/markdown/toLlmsFiles';
import {toTwinPath} from '../../lib/markdown/toTwinPath';
import {createSectionPrinter} from '../../lib/print/createSectionPrinter';
import {parseJson} from '../../lib/validation/parseJson';
import {addToHead} from './addToHead';
import {createPainter} from './cards/createPainter';
import {renderCardTags} from './cards/renderCardTags';
import {type BreadcrumbRoots, type Breadcrumbs, createBreadcrumbFinder} from './createBreadcrumbFinder';
import {createRoutesTag} from './createRoutesTag';
import {createTextReader} from './createTextReader';
import {createTwinRenderer} from './createTwinRenderer';
import {listPages} from './listPages';
import {type PageMetadata, readMetadata} from './readMetadata';
import {renderTwinLinks} from './renderTwinLinks';
import {type PolicyDirectives, securePage} from './securePage';
import {renderJsonLd} from './structuredData/renderJsonLd';
import {toStructuredData} from './structuredData/toStructuredData';
import {writeOfflineList} from './writeOfflineList';

export interface PluginOptions {
  policy: PolicyDirectives;
  roots: BreadcrumbRoots;
  /** Path of the logo, from the root of the site. */
  logo: string;
  /** Other sites of the publisher, for structured data (https://schema.org/sameAs). */
  sameAs: readonly string[];
  /** Filled by the plugin api-reference. */
  store: ReferenceStore;
  /** Texts and tools that the lists for language models mention. */
  assistants: Pick<LlmsOptions, 'texts' | 'tools'>;
  /** Whether readers may keep the site. */
  offline: Environment['offline'];
}

const ROOT = path.resolve(__dirname, '../..');
/** Files that determine how the text of a page is read. */
const CODE = ['lib', 'plugins/built-pages', 'package-lock.json'];

/** Enough to draw cards while other pages are read and written. */
const PAGES_AT_ONCE = 16;

/** The page for addresses that do not exist. */
const NOT_FOUND = '/404.html';

/**
 * Finishes every built page: adds its route, its Markdown twin, its social card, structured data for search engines, and last
 * the Content-Security-Policy, so that it holds on any host. Then writes the lists for language models, the pages for printing
 * and the list of offline files. It is one plugin, because Docusaurus runs `postBuild` of all plugins at the same time, and two
 * that rewrite pages would undo each other's work.
 */
export default function builtPagesPlugin(
  {siteDir, siteConfig, baseUrl, generatedFilesDir}: LoadContext,
  {policy, roots, logo, sameAs, store, assistants, offline}: PluginOptions,
): Plugin {
  const {title: name, tagline} = siteConfig;
  const site = {name, tagline, url: siteConfig.url + baseUrl, baseUrl};
  return {
    name: 'built-pages',
    async postBuild({outDir, plugins, routesPaths}) {
      const versions = plugins.flatMap(versionsOf);
      const findBreadcrumbs = createBreadcrumbFinder({versions, roots, baseUrl});
      const cacheDir = path.join(siteDir, 'node_modules', '.cache', 'social-cards');
      const paintCard = await createPainter({outDir, cacheDir});
      const productsFile = 'data/products.json';
      const productsText = await readFile(path.join(siteDir, productsFile), 'utf8');
      const products = parseJson(productsSchema, productsText, productsFile);

      // In hash mode the site is one page without a text of its own, so nothing has a twin.
      const isOnePage = siteConfig.future.experimental_router === 'hash';
      const paths = new Set(isOnePage ? [] : routesPaths.map((route) => toPath(route, baseUrl)));
      paths.delete(NOT_FOUND);
      const content = listContentPages(toAllContent(plugins), baseUrl);
      const {written} = content;
      const [version] = isOnePage ? [] : versions.filter(({isLast}) => isLast);
      const names = Object.fromEntries(Object.entries(roots.sidebars).map(([id, root]) => [id, root.name]));
      const toOwnPath = (link: string) => toPath(link, baseUrl);
      const order = version ? listReadingOrder({version, names, toPath: toOwnPath}) : [];
      const printer = createSectionPrinter({...site, order});
      const reference = store.get();
      const frontMatter = new Map(written.map((page) => [toPath(page.path, '/'), page.frontMatter]));
      const findFrontMatter = (page: string) => frontMatter.get(page);
      const readText = createTextReader({
        // One folder per site: the small sites of the tests have other rules and would delete these results.
        folder: path.join(siteDir, 'node_modules', '.cache', 'page-texts', path.basename(generatedFilesDir)),
        version: () =>
          [
            fingerprintFiles(ROOT, CODE),
            fingerprintFiles(siteDir, [STUBS]),
            JSON.stringify([site, order, [...paths], [...reference.symbolHrefs]]),
          ].join('\n'),
        renderTwin: createTwinRenderer({...site, paths, reference, findFrontMatter}),
        renderChapters: printer.renderChapters,
        findFrontMatter,
      });

      const docs = new Map(versions.flatMap((each) => each.docs.map(({permalink, id}) => [permalink, id])));
      const renderRoutes = await createRoutesTag({outDir, generatedFilesDir, baseUrl, docs, isOnePage});

      const twins: TwinnedPage[] = [];

      async function addTwin(file: string, html: string, metadata: PageMetadata): Promise<string> {
        if (!paths.has(metadata.path)) return html;
        const {twin, chapters} = readText(html, metadata);
        twins.push({...metadata, text: twin});
        printer.add({...metadata, html}, chapters);
        await write(toTwinPath(metadata.path), twin);
        return addToHead(file, html, renderTwinLinks(metadata.path, baseUrl));
      }

      async function writeLists(): Promise<void> {
        if (order.length === 0) return;
        const pages = listPages(twins, order, content);
        const files = toLlmsFiles({url: site.url, pages, ...assistants});
        await Promise.all(files.map(({path: file, text}) => write(file, text)));
      }

      async function writePrintedSections(): Promise<void> {
        await Promise.all(printer.render().map((page) => write(`${page.path}/index.html`, page.html)));
      }

      async function write(file: string, text: string): Promise<void> {
        const target = path.join(outDir, file);
        await mkdir(path.dirname(target), {recursive: true});
        await writeFile(target, text);
      }

      async function addCard({file, html, metadata, breadcrumbs}: BuiltPage): Promise<CardedPage> {
        const {title} = metadata;
        const section = breadcrumbs.map((breadcrumb) => breadcrumb.name);
        const foot = title === tagline ? new URL(site.url).host : tagline;
        const image = site.url + (await paintCard(file, {title, section, brand: name, foot}));
        const tags = renderCardTags({url: image, alt: `${title} – ${name}`});
        return {file, html: addToHead(file, html, tags), metadata, breadcrumbs, image};
      }

      function addStructuredData({file, html, metadata, breadcrumbs, image}: CardedPage): string {
        const nodes = toStructuredData({...metadata, breadcrumbs, image}, {...site, logo, sameAs, products});
        return addToHead(file, html, renderJsonLd(nodes));
      }

      async function finish(file: string): Promise<void> {
        const target = path.join(outDir, file);
        const html = await readFile(target, 'utf8');
        const metadata = readMetadata(html, site);
        const linked = await addTwin(file, html, metadata);
        const breadcrumbs = findBreadcrumbs(metadata.path);
        const routed = addToHead(file, linked, renderRoutes(metadata.path));
        const page = await addCard({file, html: routed, metadata, breadcrumbs});
        // Last, because the policy must come before all other tags of the head.
        await writeFile(target, securePage(file, addStructuredData(page), policy));
      }

      const files = await Globby('**/*.html', {cwd: outDir});
      await timeStep('finishing of pages, with cards', () => mapLimited(files, PAGES_AT_ONCE, finish));
      await timeStep('lists and printed sections', () => Promise.all([writeLists(), writePrintedSections()]));
      // Last, when all listed files are written. A site of one page opens from a file, where no service worker runs.
      if (!isOnePage && offline === 'on')
        await timeStep('offline list', () => writeOfflineList({outDir, generatedFilesDir, baseUrl}));
    },
  };
}

interface BuiltPage {
  /** Path of the HTML file in the built site. */
  file: string;
  html: string;
  metadata: PageMetadata;
  breadcrumbs: Breadcrumbs;
}

interface CardedPage extends BuiltPage {
  /** URL of the social card. */
  image: string;
}

function versionsOf(plugin: LoadedPlugin): LoadedContent['loadedVersions'] {
  if (plugin.name !== 'docusaurus-plugin-content-docs') return [];
  // Docusaurus types the content of other plugins as unknown; the docs plugin exports its own type.
  return (plugin.content as LoadedContent).loadedVersions;
}
