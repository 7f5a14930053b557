import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadPackages, selectPlatform} from '../../lib/phone/packages/loadPackages';
import {listScenes, loadScene} from '../../lib/phone/scene/loadScene';

/** Offers the files of the simulated phone: the interpreter as it was released, and the product's packages for it. */
export default function phoneEnginePlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'phone-engine',
    getPathsToWatch: () => [`${siteDir}/lib/phone/packages/python/**/*.py`],
    async allContentLoaded({actions: {createData}}) {
      const all = loadPackages(siteDir);
      for (const platform of ['android', 'ios', 'windows'] as const)
        await createData(`packages-${platform}.json`, JSON.stringify(selectPlatform(all, platform)));
      const scenes = listScenes(siteDir).map((id) => loadScene(siteDir, id, 'phone-engine'));
      await createData('scenes.json', JSON.stringify(scenes.map(({id, title}) => ({id, title}))));
    },
    configureWebpack: (_config, isServer) => ({
      module: {
        rules: [
          {
            test: /[\\/]phone-engine[\\/]default[\\/]packages-\w+\.json$/,
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
