import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {findPackageFolder, readPackage} from './readPackage';
import {renderNotices} from './renderNotices';

const NAME = 'third-party-notices';

interface BundledModule {
  identifier: () => string;
}

/** Writes `/third-party-notices.txt`: the licences of all packages that are in part in what browsers load. */
export default function thirdPartyNoticesPlugin(): Plugin {
  const folders = new Set<string>();

  function collect(modules: Iterable<BundledModule>): void {
    for (const one of modules) {
      const folder = findPackageFolder(one.identifier());
      if (folder !== undefined) folders.add(folder);
      // Modules that the bundler has concatenated.
      if ('modules' in one && Array.isArray(one.modules)) collect(one.modules);
    }
  }

  return {
    name: NAME,
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            plugins: [({hooks}) => hooks.done.tap(NAME, ({compilation}) => collect(compilation.modules))],
          },
    async postBuild({outDir}) {
      const packages = [...folders].map(readPackage);
      await writeFile(path.join(outDir, 'third-party-notices.txt'), renderNotices(packages));
    },
  };
}
