/** The function of the bundler's runtime that gives the script of a chunk, up to its table of names. */
const TABLE = /(__webpack_require__\.u = [\s\S]*?)(\{\s*"?[\w-]+"?: ?"\w+"[^{}]*\})(\[chunkId\])/;
const ENTRY = /"?([\w-]+)"?: ?"\w+",?\s*/g;

/** Takes chunks out of the bundler's runtime, as it is before it is made small. Throws when that has another form. */
export function dropFiles(runtime: string, chunks: ReadonlySet<string>): string {
  if (!TABLE.test(runtime))
    throw new Error("the bundler's table of scripts has another form: see dropFiles.ts");
  return runtime.replace(
    TABLE,
    (_all, start: string, table: string, end: string) =>
      start + table.replace(ENTRY, (entry, chunk: string) => (chunks.has(chunk) ? '' : entry)) + end,
  );
}
