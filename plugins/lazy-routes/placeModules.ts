import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {rspack} from '@docusaurus/faster';
import type {Compiler} from '../../lib/bundler/toRspack';
import {dropFiles} from '../../lib/routes/dropFiles';
import {findSharedNames} from '../../lib/routes/findSharedNames';
import {readGenerated} from '../../lib/routes/readGenerated';
import {ROUTE_MODULES_FILE} from '../../lib/routes/routeModulesFile';
import type {ModulePlace} from '../../lib/routes/siteRoutes';
import type {BundledModules} from '../../lib/routes/toSiteRoutes';
import {listLeaves} from '../../lib/routes/tree';

type Compilation = InstanceType<(typeof rspack)['Compilation']>;
type Chunk = Compilation['chunks'] extends ReadonlySet<infer Item> ? Item : never;

const NAME = 'lazy-routes';
const SCRIPT = /^assets\/js\/(\w+)\.js$/;

/**
 * Removes the scripts of single pages from the bundler's runtime, which every page loads, and writes to the generated files
 * in which chunks the modules of routes are.
 */
export function placeModules(compiler: Compiler, folder: string): void {
  const {Compilation, sources} = compiler.rspack;
  let own: ReadonlySet<string> = new Set();
  compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
    // Before scripts are minified and named by their hash.
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE;
    compilation.hooks.processAssets.tap({name: NAME, stage}, () => {
      own = findOwnChunks(compilation, folder);
      for (const file of compilation.entrypoints.get('main')?.getRuntimeChunk().files ?? [])
        compilation.updateAsset(
          file,
          (source) => new sources.RawSource(dropFiles(source.source().toString(), own)),
        );
    });
  });
  compiler.hooks.done.tap(NAME, ({compilation}) => {
    const bundled: BundledModules = {
      places: listPlaces(compilation),
      files: Object.fromEntries([...compilation.chunks].filter(({id}) => own.has(String(id))).map(toEntry)),
    };
    writeFileSync(path.join(folder, ROUTE_MODULES_FILE), JSON.stringify(bundled));
  });
}

/** Ids of the chunks that only single pages load. */
function findOwnChunks({chunks}: Compilation, folder: string): Set<string> {
  const {routes, names} = readGenerated(folder);
  const shared = findSharedNames(routes, names);
  const own = new Set(listLeaves(names).filter((name) => !shared.has(name)));
  const found = [...chunks].filter((chunk) =>
    [...chunk.groupsIterable].every(({name}) => name !== undefined && own.has(name)),
  );
  return new Set(found.map(({id}) => String(id)));
}

function listPlaces({modules, moduleGraph, chunkGraph}: Compilation): Record<string, ModulePlace> {
  const places: Record<string, ModulePlace> = {};
  for (const block of [...modules].flatMap((module) => module.blocks)) {
    const group = chunkGraph.getBlockChunkGroup(block);
    const [dependency] = block.dependencies;
    const module = dependency && moduleGraph.getModule(dependency);
    const id = module ? chunkGraph.getModuleId(module) : null;
    if (group?.name === undefined || id === null) continue;
    // Initial chunks are loaded by every page.
    const chunks = group.chunks.filter((chunk) => !chunk.canBeInitial());
    places[group.name] = [id, ...chunks.map((chunk) => String(chunk.id))];
  }
  return places;
}

function toEntry({id, files}: Chunk): [chunk: string, name: string] {
  const file = [...files].find((candidate) => candidate.endsWith('.js')) ?? 'no script';
  const [, name] = SCRIPT.exec(file) ?? [];
  if (name === undefined)
    throw new Error(`lazy-routes: found ${file}; allowed: a script assets/js/<name>.js`);
  return [String(id), name];
}
