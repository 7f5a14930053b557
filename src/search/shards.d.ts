/** The parts of the search index are assets (plugins/search-index): an import gives the path. */
declare module '@generated/search-index/default/*.json' {
  const path: string;
  export default path;
}
