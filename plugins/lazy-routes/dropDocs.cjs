const DOCS = 'docusaurus-plugin-content-docs';

/**
 * A bundler loader that removes docs pages from the global data, which every page loads. It keeps those that the navbar or a
 * version names by id; every other page brings its own entry, with those of the same page in other versions
 * (src/navigation/lazyRoutes/registerDoc.ts).
 * @this {{getOptions: () => {ids: string[]}}}
 * @param {string} source
 */
module.exports = function dropDocs(source) {
  const {ids} = this.getOptions();
  const data = JSON.parse(source);
  for (const {versions} of Object.values(data[DOCS] ?? {})) {
    for (const version of versions)
      version.docs = version.docs.filter(
        (/** @type {{id: string}} */ {id}) => id === version.mainDocId || ids.includes(id),
      );
  }
  return JSON.stringify(data);
};
