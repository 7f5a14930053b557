/** Which engine answers (plugins/search-index). */
declare module '@generated/search-index/default/engine.json' {
  const engine: {hosted: import('@site/lib/search/hosted/hostedSearch').HostedSearch | null};
  export default engine;
}

/** The parts of the search index are assets (plugins/search-index): an import gives the path. */
declare module '@generated/search-index/default/*.json' {
  const path: string;
  export default path;
}
