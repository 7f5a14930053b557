import {spawnSync} from 'node:child_process';
import {expect, it} from 'vitest';
import {listNativePackages} from './nativePackages.mjs';

/** Whether Docusaurus, in a process of its own, loads a package as Node does. */
const PROGRAM = `const {loadFreshModule} = require('@docusaurus/utils');
loadFreshModule(require.resolve('unified')).then((found) => console.log(found === require('unified')));`;

it.each([
  ['with the list of packages', listNativePackages(), 'true'],
  ['without it rewrites one', '[]', 'false'],
])('Docusaurus takes packages as Node has them %s', (_case, JITI_NATIVE_MODULES, expected) => {
  const {stdout} = spawnSync(process.execPath, ['-e', PROGRAM], {
    encoding: 'utf8',
    env: {...process.env, JITI_NATIVE_MODULES},
  });
  expect(stdout.trim()).toBe(expected);
});
