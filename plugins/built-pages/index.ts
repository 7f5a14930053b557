import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadContext, LoadedPlugin, Plugin} from '@docusaurus/types';
import {Globby} from '@docusaurus/utils';
import type {ReferenceStore} from '../../lib/api/createReferenceStore';
import {mapLimited} from '../../lib/async/mapLimited';
import {timeStep} from '../../lib/bench/timeStep';
import {products as productsSchema} from '../../lib/catalogue/schemas';
import {listContentPages} from '../../lib/content/listContentPages';
import {toAllContent} from '../../lib/content/toAllContent';
import {toPath} from '../../lib/content/toPath';
import type {Environment} from '../../lib/environment/readEnvironment';
import {listReadingOrder, type OrderedPage} from '../../lib/markdown/listReadingOrder';
import {parseJson} from '../../lib/validation/parseJson';
import {createPainter} from './cards/createPainter';
import {type BreadcrumbRoots, createBreadcrumbFinder} from './createBreadcrumbFinder';
import {createMarkdownWriter, type MarkdownWriterOptions} from './createMarkdownWriter';
import {createPageFinisher} from './createPageFinisher';
import {createRoutesTag} from './createRoutesTag';
import type {PolicyDirectives} from './securePage';
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
  assistants: MarkdownWriterOptions['assistants'];
  /** Whether readers may keep the site. */
  offline: Environment['offline'];
}

/** Enough to draw cards while other pages are read and written. */
const PAGES_AT_ONCE = 16;

/** The page for addresses that do not exist. */
const NOT_FOUND = '/404.html';

/**
 * Finishes every built page: lets its skip link lead to the content and its first frame show text, adds its route, its Markdown
 * copy, its social card, structured data for search engines, and last the Content-Security-Policy, so that it holds on any host.
 * Then writes the lists for language models, the pages for printing and the list of offline files. It is one plugin, because
 * Docusaurus runs `postBuild` of all plugins at the same time, and two that rewrite pages would undo each other's work.
 */
export default function builtPagesPlugin(
  {siteDir, siteConfig, baseUrl, generatedFilesDir}: LoadContext,
  {policy, roots, logo, sameAs, store, assistants, offline}: PluginOptions,
): Plugin {
  const site = {name: siteConfig.title, tagline: siteConfig.tagline, url: siteConfig.url + baseUrl, baseUrl};
  // In hash mode the site is one page without a text of its own, so nothing has a Markdown copy.
  const isOnePage = siteConfig.future.experimental_router === 'hash';

  /** The pages of sidebars of the version that readers see first. */
  function listOrder(versions: readonly LoadedVersion[]): OrderedPage[] {
    const [version] = isOnePage ? [] : versions.filter(({isLast}) => isLast);
    const names = Object.fromEntries(Object.entries(roots.sidebars).map(([id, root]) => [id, root.name]));
    return version ? listReadingOrder({version, names, toPath: (link) => toPath(link, baseUrl)}) : [];
  }

  async function readProducts() {
    const file = 'data/products.json';
    return parseJson(productsSchema, await readFile(path.join(siteDir, file), 'utf8'), file);
  }

  return {
    name: 'built-pages',
    async postBuild({outDir, plugins, routesPaths}) {
      const versions = plugins.flatMap(versionsOf);
      const paths = new Set(isOnePage ? [] : routesPaths.map((route) => toPath(route, baseUrl)));
      paths.delete(NOT_FOUND);
      const content = listContentPages(toAllContent(plugins), baseUrl);
      const markdown = createMarkdownWriter({
        siteDir,
        generatedFilesDir,
        outDir,
        site,
        paths,
        order: listOrder(versions),
        content,
        reference: store.get(),
        assistants,
      });
      const docs = versions.map((version) => version.docs);
      const renderRoutes = await createRoutesTag({outDir, generatedFilesDir, baseUrl, docs, isOnePage});
      const cacheDir = path.join(siteDir, 'node_modules', '.cache', 'social-cards');
      const finishPage = createPageFinisher({
        outDir,
        site: {...site, logo, sameAs, products: await readProducts()},
        policy,
        markdown,
        findBreadcrumbs: createBreadcrumbFinder({versions, roots, baseUrl}),
        paintCard: await createPainter({outDir, cacheDir}),
        renderRoutes,
      });

      const files = await Globby('**/*.html', {cwd: outDir});
      await timeStep('finishing of pages, with cards', () => mapLimited(files, PAGES_AT_ONCE, finishPage));
      await timeStep('lists and printed sections', () => markdown.writeCollections());
      // Last, when all listed files are written. A site of one page opens from a file, where no service worker runs.
      if (!isOnePage && offline === 'on')
        await timeStep('offline list', () =>
          writeOfflineList({outDir, generatedFilesDir, baseUrl, otherVersions: content.otherVersions}),
        );
    },
  };
}

function versionsOf(plugin: LoadedPlugin): LoadedVersion[] {
  if (plugin.name !== 'docusaurus-plugin-content-docs') return [];
  // Docusaurus types the content of other plugins as unknown; the docs plugin exports its own type.
  return (plugin.content as LoadedContent).loadedVersions;
}
