import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {buildModel} from '../../lib/api/buildModel';
import type {ReferenceStore} from '../../lib/api/createReferenceStore';
import {
  API_REFERENCE,
  MATRIX_FILE,
  toCounterpartsFile,
  toEntryFile,
  toIndexFile,
  toLinkFile,
} from '../../lib/api/entryFiles';
import {findPageCounterparts} from '../../lib/api/findPageCounterparts';
import {findSymbolHrefs} from '../../lib/api/findSymbolHrefs';
import {loadModules, STUBS} from '../../lib/api/loadModel';
import type {ApiModel} from '../../lib/api/model';
import {parseModules, stringifyModules} from '../../lib/api/modelJson';
import {type ApiContent, type ApiEntryText, getApiContent} from '../../lib/api/reference';
import {toCounterparts} from '../../lib/api/toCounterparts';
import {toEntries} from '../../lib/api/toEntry';
import {timeStep} from '../../lib/bench/timeStep';
import {createLatestCache} from '../../lib/cache/createLatestCache';
import type {PagesReader} from '../../lib/content/createPagesReader';
import {isDoc, listContentPages} from '../../lib/content/listContentPages';
import {fingerprintFiles} from '../../lib/files/fingerprintFiles';
import {PLATFORMS} from '../../lib/platforms';
import {renderSymbolsJson} from './renderSymbolsJson';
import {toIndex} from './toIndex';
import {toLink} from './toLink';
import {toMatrix} from './toMatrix';
import {zipStubs} from './zipStubs';

export interface PluginOptions {
  /** Filled before pages are compiled, for lib/api/remarkApi.ts. */
  store: ReferenceStore;
  readPages: PagesReader;
}

/** What a build reads from the stubs, as it is cached for the next one. */
interface ReadStubs {
  /** Written by `stringifyModules`. */
  modules: string;
  entries: ApiEntryText[];
}

const ROOT = path.resolve(__dirname, '../..');

/** Writes the data of the reference that pages import, and publishes the stubs as `ascript-stubs.zip` and `symbols.json`. */
export default function apiReferencePlugin(
  {siteDir, baseUrl, generatedFilesDir}: LoadContext,
  {store, readPages}: PluginOptions,
): Plugin<ApiContent> {
  const cacheStubs = createLatestCache<ReadStubs>({
    folder: path.join(siteDir, 'node_modules', '.cache', 'api-stubs', path.basename(generatedFilesDir)),
    version: () => fingerprintFiles(ROOT, ['lib', 'package-lock.json']),
  });
  let written: {model: ApiModel; hrefs: string} | undefined;
  return {
    name: API_REFERENCE,
    getPathsToWatch: () => [`${siteDir}/${STUBS}/**/*.pyi`],
    async loadContent() {
      const {modules, entries} = await cacheStubs(fingerprintFiles(siteDir, [STUBS]), () =>
        readStubs(siteDir),
      );
      const model = buildModel(parseModules(modules));
      // Cached entries are matched by position: the same stubs always give the names in the same order.
      return {model, entries: joinEntries(model, entries)};
    },
    async allContentLoaded({allContent, actions: {createData}}) {
      const {model, entries} = getApiContent(allContent);
      const {written: pages, otherVersions} = listContentPages(allContent, baseUrl);
      const symbolHrefs = findSymbolHrefs((await readPages(siteDir, pages)).filter(isDoc), model);
      const reference = {model, symbolHrefs};
      const pageCounterparts = findPageCounterparts(pages, reference);
      const others = otherVersions.flatMap((version) => version.pages.map(({file}) => file));
      store.set({...reference, pageCounterparts, filesOfOtherVersions: new Set(others)});
      await Promise.all(
        [...pageCounterparts].map(([file, links]) => createData(toCounterpartsFile(file), links)),
      );
      const source = {model, hrefs: JSON.stringify([...symbolHrefs])};
      // In development this runs after each save, and few of them change an entry.
      if (source.model === written?.model && source.hrefs === written.hrefs) return;
      await Promise.all(
        [...entries].map(async ([symbol, entry]) => {
          const counterparts = toCounterparts(symbol, reference);
          await createData(toEntryFile(symbol.name), {...entry, counterparts});
          const href = symbolHrefs.get(symbol.name);
          if (href !== undefined) await createData(toLinkFile(symbol.name), toLink(entry, href));
        }),
      );
      await Promise.all(
        PLATFORMS.map((platform) => createData(toIndexFile(platform), toIndex(reference, platform))),
      );
      await createData(MATRIX_FILE, toMatrix(reference));
      written = source;
    },
    async postBuild({outDir}) {
      await writeFile(path.join(outDir, 'symbols.json'), renderSymbolsJson(store.get(), baseUrl));
      await writeFile(path.join(outDir, 'ascript-stubs.zip'), zipStubs(siteDir));
    },
  };
}

function joinEntries(model: ApiModel, list: readonly ApiEntryText[]): ApiContent['entries'] {
  return new Map(
    [...model.names.keys()].flatMap((symbol, index) => {
      const entry = list[index];
      return entry === undefined ? [] : [[symbol, entry] as const];
    }),
  );
}

async function readStubs(siteDir: string): Promise<ReadStubs> {
  const modules = timeStep('stubs', () => loadModules(siteDir));
  const entries = await timeStep('entries', () => toEntries(buildModel(modules)));
  return {modules: stringifyModules(modules), entries};
}
