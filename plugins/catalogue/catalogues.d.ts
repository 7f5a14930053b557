/** The catalogues of data/, validated by plugins/catalogue. */
declare module '@generated/catalogue/default/products.json' {
  const products: readonly import('@site/lib/catalogue/schemas').Product[];
  export default products;
}

declare module '@generated/catalogue/default/videos.json' {
  const videos: readonly import('@site/lib/catalogue/schemas').Video[];
  export default videos;
}

declare module '@generated/catalogue/default/plugins.json' {
  const plugins: readonly import('@site/lib/catalogue/schemas').PluginEntry[];
  export default plugins;
}
