import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Environment} from '../../lib/environment/readEnvironment';
import {ICON_SIZES, toIconFile, toManifest} from '../../lib/offline/release/toManifest';
import {buildWorker} from './buildWorker';
import {listLabs} from './listLabs';
import {paintIcon} from './paintIcon';

export interface PluginOptions {
  /** Whether the worker serves offline copies, or removes them and itself. */
  mode: Environment['offline'];
  /** The logo, from the folder of the site. */
  logo: string;
}

const MANIFEST = 'site.webmanifest';
/** Size of the icon on an iPhone's home screen, in pixels. */
const APPLE_SIZE = 192;

/** Makes the site available offline and installable: builds the service worker, the manifest and its icons. */
export default function offlinePlugin(
  {siteDir, siteConfig, baseUrl, generatedFilesDir}: LoadContext,
  {mode, logo}: PluginOptions,
): Plugin {
  // A site of one page opens from a file, where there are no workers.
  if (siteConfig.future.experimental_router === 'hash') return {name: 'offline'};
  return {
    name: 'offline',
    configureWebpack: (_config, isServer) =>
      isServer ? {} : {plugins: [{apply: (compiler) => listLabs(compiler, generatedFilesDir)}]},
    async postBuild({outDir, currentBundler}) {
      await buildWorker({bundler: currentBundler, siteDir, outDir, mode});
      const {title, tagline} = siteConfig;
      const manifest = toManifest({product: title, description: tagline, baseUrl});
      await writeFile(path.join(outDir, MANIFEST), JSON.stringify(manifest));
      await mkdir(path.join(outDir, 'img/app'), {recursive: true});
      for (const size of ICON_SIZES)
        for (const purpose of ['any', 'maskable'] as const)
          await paintIcon(path.join(siteDir, logo), path.join(outDir, toIconFile(size, purpose)), {
            size,
            purpose,
          });
    },
    injectHtmlTags: () => ({
      headTags: [
        {tagName: 'link', attributes: {rel: 'manifest', href: baseUrl + MANIFEST}},
        {
          tagName: 'link',
          attributes: {rel: 'apple-touch-icon', href: baseUrl + toIconFile(APPLE_SIZE, 'maskable')},
        },
      ],
    }),
  };
}
