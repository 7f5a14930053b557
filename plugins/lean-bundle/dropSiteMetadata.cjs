/** A bundler loader that empties the versions of Docusaurus and its plugins, which nothing in the browser reads. */
module.exports = function dropSiteMetadata() {
  return '{}';
};
