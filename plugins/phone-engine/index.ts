import type {LoadContext, Plugin} from '@docusaurus/types';
import {readSymbolHrefs} from '../../lib/api/readSymbolHrefs';
import {getApiContent} from '../../lib/api/reference';
import type {SourceReader} from '../../lib/content/createSourceReader';
import {listContentPages} from '../../lib/content/listContentPages';
import {toStubNames} from '../../lib/editor/stubNames';
import {selectExtra, selectPlatform, toPackages} from '../../lib/phone/packages/loadPackages';
import {listScenes, loadScene} from '../../lib/phone/scene/loadScene';
import {PLATFORMS} from '../../lib/platforms';

export interface PluginOptions {
  readSource: SourceReader;
}

/** Offers the files of the simulated phone: the interpreter as it was released, and the product's packages and names for it. */
export default function phoneEnginePlugin(
  {siteDir, baseUrl}: LoadContext,
  {readSource}: PluginOptions,
): Plugin {
  return {
    name: 'phone-engine',
    getPathsToWatch: () => [`${siteDir}/lib/phone/packages/python/**/*.py`],
    async allContentLoaded({allContent, actions: {createData}}) {
      const {model} = getApiContent(allContent);
      const pages = listContentPages(allContent, baseUrl).written;
      const hrefs = await readSymbolHrefs({siteDir, pages, model, readSource});
      const all = toPackages(siteDir, model, hrefs);
      for (const platform of PLATFORMS) {
        const {packages, docs} = selectPlatform(all, platform);
        await createData(`packages-${platform}.json`, JSON.stringify(packages));
        await createData(`pages-${platform}.json`, JSON.stringify(docs));
        await createData(`names-${platform}.json`, JSON.stringify(toStubNames(model, platform, hrefs)));
      }
      await createData('packages-extra.json', JSON.stringify(selectExtra(all)));
      const scenes = listScenes(siteDir).map((id) => loadScene(siteDir, id, 'phone-engine'));
      await createData(
        'scenes.json',
        JSON.stringify(scenes.map(({id, title, platform}) => ({id, title, platform}))),
      );
    },
    configureWebpack: (_config, isServer) => ({
      module: {
        rules: [
          {
            test: /[\\/]phone-engine[\\/]default[\\/](?:packages|pages|names)-\w+\.json$/,
            type: 'asset/resource',
            generator: {filename: 'assets/phone/[name].[contenthash:8].json', emit: !isServer},
          },
          {
            // Not every host serves .mjs as a script.
            test: /micropython-webassembly-pyscript[\\/]micropython\.mjs$/,
            type: 'asset/resource',
            generator: {filename: 'assets/phone/micropython.[contenthash:8].js', emit: !isServer},
          },
          {
            test: /micropython-webassembly-pyscript[\\/]micropython\.wasm$/,
            type: 'asset/resource',
            generator: {filename: 'assets/phone/micropython.[contenthash:8].wasm', emit: !isServer},
          },
        ],
      },
    }),
  };
}
