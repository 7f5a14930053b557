import {readFileSync} from 'node:fs';
import path from 'node:path';

/**
 * The value of `JITI_NATIVE_MODULES` with which jiti leaves the project's packages to Node. Docusaurus loads the configuration
 * and the plugins with jiti; by default it compiles each package that is an ES module, once per plugin, and the compiled code
 * takes three times as long to read a page.
 * @returns {string}
 */
export function listNativePackages() {
  const text = readFileSync(path.resolve(import.meta.dirname, '../package.json'), 'utf8');
  /** @type {{dependencies: Record<string, string>}} */
  const {dependencies} = JSON.parse(text);
  return JSON.stringify(Object.keys(dependencies));
}
