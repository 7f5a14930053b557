const PATH = /, "[^"]+", require\.resolveWeak\(/g;

/**
 * Empties the second item of each entry of Docusaurus' registry: the path of the module. Throws when it finds none: then
 * Docusaurus writes its registry in another way, and this would do nothing in silence.
 * @param {string} source
 */
module.exports = function dropPaths(source) {
  const lean = source.replace(PATH, ', "", require.resolveWeak(');
  if (lean === source)
    throw new Error('lean-registry: .docusaurus/registry.js has no entry as dropPaths.cjs knows it');
  return lean;
};
