import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {API_REFERENCE, toEntryFile, toLinkFile} from '../../lib/api/entryFiles';
import {STUBS} from '../../lib/api/loadModel';
import {type ApiReference, loadReference} from '../../lib/api/loadReference';
import {PLATFORMS} from '../../lib/api/model';
import {toEntry} from '../../lib/api/toEntry';
import {renderSymbolsJson} from './renderSymbolsJson';
import {toIndex} from './toIndex';
import {toLink} from './toLink';
import {toMatrix} from './toMatrix';
import {zipStubs} from './zipStubs';

/** Writes what pages show of the stubs, and offers the stubs themselves: `ascript-stubs.zip` and `symbols.json`. */
export default function apiReferencePlugin({siteDir, baseUrl}: LoadContext): Plugin<ApiReference> {
  return {
    name: API_REFERENCE,
    getPathsToWatch: () => [`${siteDir}/${STUBS}/**/*.pyi`],
    loadContent: async () => loadReference(siteDir),
    async contentLoaded({content, actions: {createData}}) {
      const {model, places} = content;
      const symbols = [...new Set(model.symbols.values())];
      await Promise.all(
        symbols.map(async (symbol) => {
          const entry = await toEntry(symbol, model, places);
          await createData(toEntryFile(symbol.name), entry);
          const href = places.get(symbol.name);
          if (href !== undefined) await createData(toLinkFile(symbol.name), toLink(entry, href));
        }),
      );
      await Promise.all(
        PLATFORMS.map((platform) => createData(`index/${platform}.json`, toIndex(content, platform))),
      );
      await createData('matrix.json', toMatrix(content));
    },
    async postBuild({outDir, content}) {
      await writeFile(path.join(outDir, 'symbols.json'), renderSymbolsJson(content, baseUrl));
      await writeFile(path.join(outDir, 'ascript-stubs.zip'), zipStubs(siteDir));
    },
  };
}
