/** The function of the bundler's runtime that returns the file of a chunk, up to and with its table of hashes. */
const TABLE = /(__webpack_require__\.u = [\s\S]*?)(\{\s*"?[\w-]+"?: ?"\w+"[^{}]*\})(\[chunkId\])/;
const ENTRY = /"?([\w-]+)"?: ?"\w+",?\s*/g;

/** Removes chunks from the table of files in the bundler's runtime, before it is minified. Throws when it finds no such table. */
export function dropFiles(runtime: string, chunks: ReadonlySet<string>): string {
  if (!TABLE.test(runtime))
    throw new Error(
      "lazy-routes: the bundler's runtime has no table of scripts as TABLE in dropFiles.ts expects it",
    );
  return runtime.replace(
    TABLE,
    (_all, start: string, table: string, end: string) =>
      start + table.replace(ENTRY, (entry, chunk: string) => (chunks.has(chunk) ? '' : entry)) + end,
  );
}
