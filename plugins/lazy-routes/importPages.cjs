const {readFileSync} = require('node:fs');
const path = require('node:path');

const IMPORT = /import\(\/\* webpackChunkName: "[^"]+" \*\/ "[^"]+"\)/g;
const START = path.resolve(__dirname, '../../src/navigation/lazyRoutes/startRoutes');

/**
 * A bundler loader that replaces Docusaurus' `routes.js`. It copies the imports of `registry.js` into a function that nothing
 * calls: the bundler compiles the pages because of them, and then removes the function. Throws when it finds no import.
 * @this {{resourcePath: string, addDependency: (file: string) => void}}
 */
module.exports = function importPages() {
  const registry = path.join(path.dirname(this.resourcePath), 'registry.js');
  this.addDependency(registry);
  const imports = readFileSync(registry, 'utf8').match(IMPORT);
  if (imports === null)
    throw new Error(
      'lazy-routes: found no page in .docusaurus/registry.js; allowed: import(/* webpackChunkName: "…" */ "…")',
    );
  return [
    `import {startRoutes} from ${JSON.stringify(START)};`,
    `function pages() {${imports.join(';\n')}}`,
    'export default startRoutes();',
  ].join('\n');
};
