import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, LoadedPlugin, Plugin} from '@docusaurus/types';
import {Globby} from '@docusaurus/utils';
import {addCardTags} from './cards/addCardTags';
import {createPainter} from './cards/createPainter';
import {createTrailFinder, type Roots} from './createTrailFinder';
import {readFacts} from './readFacts';
import {type PolicyDirectives, securePage} from './securePage';

export interface PluginOptions {
  policy: PolicyDirectives;
  roots: Roots;
}

/**
 * Finishes every built page: its social card, then the Content-Security-Policy, so that it holds on any host. One plugin,
 * because Docusaurus runs postBuild of all plugins at the same time, and two that rewrite pages would undo each other's work.
 */
export default function builtPagesPlugin(
  {siteDir, siteConfig, baseUrl}: LoadContext,
  {policy, roots}: PluginOptions,
): Plugin {
  const {title: name, tagline} = siteConfig;
  const site = {name, tagline, url: siteConfig.url + baseUrl, baseUrl};
  return {
    name: 'built-pages',
    async postBuild({outDir, plugins}) {
      const findTrail = createTrailFinder({versions: plugins.flatMap(versionsOf), roots, baseUrl});
      const cacheDir = path.join(siteDir, 'node_modules', '.cache', 'social-cards');
      const paintCard = await createPainter({outDir, cacheDir});
      const files = await Globby('**/*.html', {cwd: outDir});
      await Promise.all(
        files.map(async (file) => {
          const target = path.join(outDir, file);
          const html = await readFile(target, 'utf8');
          const facts = readFacts(html, site);
          const section = findTrail(facts.path).map((crumb) => crumb.name);
          const card = await paintCard({title: facts.title, section, brand: name, foot: tagline});
          const withCard = addCardTags(file, html, {url: site.url + card, alt: `${facts.title} – ${name}`});
          await writeFile(target, securePage(file, withCard, policy));
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
