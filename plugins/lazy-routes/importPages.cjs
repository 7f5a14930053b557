const {readFileSync} = require('node:fs');
const path = require('node:path');

const IMPORT = /import\(\/\* webpackChunkName: "[^"]+" \*\/ "[^"]+"\)/g;
const START = path.resolve(__dirname, '../../src/navigation/lazyRoutes/startRoutes');

/**
 * Takes the place of Docusaurus' routes. The imports of the registry stay for the bundler, which compiles pages because of
 * them; nothing calls them, so that they are not in the script. Throws when the registry has another form.
 * @this {{resourcePath: string, addDependency: (file: string) => void}}
 */
module.exports = function importPages() {
  const registry = path.join(path.dirname(this.resourcePath), 'registry.js');
  this.addDependency(registry);
  const imports = readFileSync(registry, 'utf8').match(IMPORT);
  if (imports === null)
    throw new Error('lazy-routes: .docusaurus/registry.js has no entry as importPages.cjs knows it');
  return [
    `import {startRoutes} from ${JSON.stringify(START)};`,
    `function pages() {${imports.join(';\n')}}`,
    'export default startRoutes();',
  ].join('\n');
};
