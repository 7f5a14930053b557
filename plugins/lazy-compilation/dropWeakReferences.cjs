const WEAK_REFERENCE = /require\.resolveWeak\(("[^"]+")\)/g;

/**
 * A bundler loader for Docusaurus' `registry.js`. Besides its import, each module of a route stands there as a weak reference,
 * by which Docusaurus finds out whether the module has been loaded; but the bundler compiles what is referred to. The name
 * alone says "not loaded" to Docusaurus, which then imports the module. Throws when it finds no reference.
 * @param {string} registry
 */
module.exports = function dropWeakReferences(registry) {
  const names = registry.replace(WEAK_REFERENCE, '$1');
  if (names === registry)
    throw new Error(
      'lazy-compilation: found no weak reference in .docusaurus/registry.js; allowed: require.resolveWeak("…")',
    );
  return names;
};
