import path from 'node:path';
import {expect, it} from 'vitest';
import {findPackageFolder, readPackage} from './readPackage';

const MODULES = path.resolve(__dirname, '../../node_modules');

it('reads name, version, licence and its text', () => {
  const {name, licence, text} = readPackage(path.join(MODULES, 'react'));
  expect([name, licence]).toEqual(['react', 'MIT']);
  expect(text).toContain('Permission is hereby granted');
});

it.each([
  ['/a/node_modules/react/index.js', '/a/node_modules/react'],
  ['javascript/esm|/a/node_modules/minisearch/m.js', '/a/node_modules/minisearch'],
  [
    '/a/node_modules/x/loader.js!/a/node_modules/@scope/b/node_modules/c/c.js',
    '/a/node_modules/@scope/b/node_modules/c',
  ],
  ['css|/a/node_modules/css-loader/x.js!/a/node_modules/infima/d.css|0', '/a/node_modules/infima'],
  ['/a/node_modules/x/loader.js!/a/src/index.ts', undefined],
])('finds the package of %s', (identifier, folder) => {
  expect(findPackageFolder(identifier)).toBe(folder);
});
