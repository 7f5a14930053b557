import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {findSymbolHrefs} from '../../lib/api/findSymbolHrefs';
import type {ApiModel} from '../../lib/api/model';
import {getApiContent} from '../../lib/api/reference';
import type {PagesReader} from '../../lib/content/createPagesReader';
import {isDoc, listContentPages} from '../../lib/content/listContentPages';
import {toStubNames} from '../../lib/editor/stubNames';
import {fingerprintFiles} from '../../lib/files/fingerprintFiles';
import {PYTHON, toPackages} from '../../lib/phone/packages/loadPackages';
import {selectExtra, selectPlatform} from '../../lib/phone/packages/selectPackages';
import {listScenes, loadScene, SCENES} from '../../lib/phone/scene/loadScene';
import {PLATFORMS} from '../../lib/platforms';

export interface PluginOptions {
  readPages: PagesReader;
}

/** Provides the files of the simulated phone: the interpreter, and the product's packages and names. */
export default function phoneEnginePlugin(
  {siteDir, baseUrl}: LoadContext,
  {readPages}: PluginOptions,
): Plugin {
  let written: {model: ApiModel; others: string} | undefined;
  return {
    name: 'phone-engine',
    getPathsToWatch: () => [`${siteDir}/${PYTHON}/**/*.py`],
    async allContentLoaded({allContent, actions: {createData}}) {
      const {model} = getApiContent(allContent);
      const pages = listContentPages(allContent, baseUrl).written;
      const hrefs = findSymbolHrefs((await readPages(siteDir, pages)).filter(isDoc), model);
      const others = `${JSON.stringify([...hrefs])} ${fingerprintFiles(siteDir, [PYTHON, SCENES])}`;
      // In development this runs after each save, and few of them change the phone.
      if (model === written?.model && others === written.others) return;
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
      written = {model, others};
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
            // Not every host serves .mjs with the type of a script.
            test: /micropython-webassembly-pyscript[\\/]micropython\.mjs$/,
            type: 'asset/resource',
            use: [path.resolve(__dirname, 'leanInterpreter.cjs')],
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
