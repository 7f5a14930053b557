const DOCS = 'docusaurus-plugin-content-docs';

/**
 * Takes out of the data that every page has the list of docs pages, but for those that the navbar or a version leads to by
 * id: a page tells its own entry (src/navigation/lazyRoutes/knowDoc.ts). With several versions the list stays, because
 * the menu of versions leads from a page to the same page of another.
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
