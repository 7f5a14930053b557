import type {ModulePlace} from '@site/lib/routes/siteRoutes';

/** A module as `import()` gives it. */
export interface LoadedModule {
  default?: unknown;
  [name: string]: unknown;
}

const files = new Map<string, string>();
const toStockFile = typeof __webpack_require__ === 'undefined' ? undefined : __webpack_require__.u;
if (toStockFile) __webpack_require__.u = (chunk) => files.get(chunk) ?? toStockFile(chunk);

/** Registers the files of chunks with the bundler's runtime, from whose table plugins/lazy-routes has removed them. */
export function registerChunkFiles(names: Readonly<Record<string, string>>): void {
  for (const [chunk, name] of Object.entries(names)) files.set(chunk, `assets/js/${name}.js`);
}

/** Loads a module as a compiled `import()` does: first its chunks, then itself. */
export async function loadModule([id, ...chunks]: ModulePlace): Promise<LoadedModule> {
  await Promise.all(chunks.map((chunk) => __webpack_chunk_load__(chunk)));
  const module = __webpack_require__(id);
  return module.__esModule ? {...module} : {default: module};
}

/** The URLs of the scripts that hold a module. */
export function toUrls([, ...chunks]: ModulePlace): string[] {
  return chunks.map((chunk) => __webpack_public_path__ + __webpack_require__.u(chunk));
}
