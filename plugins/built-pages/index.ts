import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, LoadedPlugin, Plugin} from '@docusaurus/types';
import {Globby} from '@docusaurus/utils';
import {productRules} from '../../lib/catalogue/catalogues';
import {loadCatalogue} from '../../lib/catalogue/loadCatalogue';
import {addToHead} from './addToHead';
import {createPainter} from './cards/createPainter';
import {renderCardTags} from './cards/renderCardTags';
import {createTrailFinder, type Roots} from './createTrailFinder';
import {readFacts} from './readFacts';
import {type PolicyDirectives, securePage} from './securePage';
import {describePage} from './structuredData/describePage';
import {renderThings} from './structuredData/renderThings';

export interface PluginOptions {
  policy: PolicyDirectives;
  roots: Roots;
  /** Path of the logo, from the root of the site. */
  logo: string;
  /** Other addresses of who makes the product. */
  sameAs: readonly string[];
}

/**
 * Finishes every built page: its social card, its description for search engines, then the Content-Security-Policy, so that
 * it holds on any host. One plugin, because Docusaurus runs postBuild of all plugins at the same time, and two that rewrite
 * pages would undo each other's work.
 */
export default function builtPagesPlugin(
  {siteDir, siteConfig, baseUrl}: LoadContext,
  {policy, roots, logo, sameAs}: PluginOptions,
): Plugin {
  const {title: name, tagline} = siteConfig;
  const site = {name, tagline, url: siteConfig.url + baseUrl, baseUrl};
  return {
    name: 'built-pages',
    async postBuild({outDir, plugins}) {
      const findTrail = createTrailFinder({versions: plugins.flatMap(versionsOf), roots, baseUrl});
      const cacheDir = path.join(siteDir, 'node_modules', '.cache', 'social-cards');
      const paintCard = await createPainter({outDir, cacheDir});
      const products = await loadCatalogue(siteDir, 'data/products.json', productRules);
      const files = await Globby('**/*.html', {cwd: outDir});
      await Promise.all(
        files.map(async (file) => {
          const target = path.join(outDir, file);
          const html = await readFile(target, 'utf8');
          const facts = readFacts(html, site);
          const trail = findTrail(facts.path);
          const section = trail.map((crumb) => crumb.name);
          const foot = facts.title === tagline ? new URL(site.url).host : tagline;
          const card = await paintCard(file, {title: facts.title, section, brand: name, foot});
          const image = site.url + card;
          const things = describePage({...facts, trail, image}, {...site, logo, sameAs, products});
          const tags = renderCardTags({url: image, alt: `${facts.title} – ${name}`}) + renderThings(things);
          await writeFile(target, securePage(file, addToHead(file, html, tags), policy));
        }),
      );
    },
  };
}

function versionsOf(plugin: LoadedPlugin): LoadedContent['loadedVersions'] {
  if (plugin.name !== 'docusaurus-plugin-content-docs') return [];
  // Docusaurus types the content of other plugins as unknown; the docs plugin exports its own type.
  return (plugin.content as LoadedContent).loadedVersions;
}
