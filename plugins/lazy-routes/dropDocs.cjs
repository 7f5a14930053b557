const DOCS = 'docusaurus-plugin-content-docs';

/**
 * A bundler loader that removes docs pages from the global data, which every page loads. It keeps those that the navbar or a
 * version names by id; every other page brings its own entry (src/navigation/lazyRoutes/registerDoc.ts). With several
 * versions all pages stay, because the menu of versions links a page to its counterpart.
 * @this {{getOptions: () => {ids: string[]}}}
 * @param {string} source
 */
module.exports = function dropDocs(source) {
  const {ids} = this.getOptions();
  const data = JSON.parse(source);
  for (const {versions} of Object.values(data[DOCS] ?? {})) {
    if (versions.length > 1) continue;
    for (const version of versions)
      version.docs = version.docs.filter(
        (/** @type {{id: string}} */ {id}) => id === version.mainDocId || ids.includes(id),
      );
  }
  return JSON.stringify(data);
};
