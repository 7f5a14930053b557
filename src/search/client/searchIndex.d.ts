/** Which engine answers (plugins/search-index). */
declare module '@generated/search-index/default/engine.json' {
  const engine: {hosted: import('@site/lib/search/hosted/hostedSearch').HostedSearch | null};
  export default engine;
}

/** The addresses of the parts of the index (plugins/search-index). */
declare module '@generated/search-index/default/parts' {
  const parts: {root: string; names: string; terms: readonly string[]; records: readonly string[]};
  export default parts;
}
