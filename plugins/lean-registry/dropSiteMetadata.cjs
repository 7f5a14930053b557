/** Empties what Docusaurus says of its plugins and their versions: nothing in the browser asks for it. */
module.exports = function dropSiteMetadata() {
  return '{}';
};
