import type {ModulePlace} from '@site/lib/routes/siteRoutes';

/** A module as `import()` gives it. */
export interface LoadedModule {
  default?: unknown;
  [name: string]: unknown;
}

const files = new Map<string, string>();
const nameStock = typeof __webpack_require__ === 'undefined' ? undefined : __webpack_require__.u;
if (nameStock) __webpack_require__.u = (chunk) => files.get(chunk) ?? nameStock(chunk);

/** Tells the bundler's runtime the scripts of chunks, which plugins/lazy-routes has taken out of its own table. */
export function nameFiles(names: Readonly<Record<string, string>>): void {
  for (const [chunk, name] of Object.entries(names)) files.set(chunk, `assets/js/${name}.js`);
}

/** What `import()` compiles to. */
export async function loadModule([id, ...chunks]: ModulePlace): Promise<LoadedModule> {
  await Promise.all(chunks.map((chunk) => __webpack_chunk_load__(chunk)));
  const module = __webpack_require__(id);
  return module.__esModule ? {...module} : {default: module};
}

/** The addresses of the scripts that a module comes in. */
export function toUrls([, ...chunks]: ModulePlace): string[] {
  return chunks.map((chunk) => __webpack_public_path__ + __webpack_require__.u(chunk));
}
