import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {findUnlistedLicences, type LockedPackage} from '../scripts/findUnlistedLicences';

const ROOT = path.resolve(__dirname, '..');
const {packages}: {packages: Record<string, LockedPackage>} = JSON.parse(
  readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'),
);
const locked = Object.entries(packages).filter(([place]) => place.startsWith('node_modules/'));

/** Packages with a script of their own at installation, which `.npmrc` keeps from running, and why they work without. */
const INSTALL_SCRIPTS: Readonly<Record<string, string>> = {
  '@swc/core': 'looks for its binary, which comes as a package of its own',
  'core-js': 'prints a message',
  esbuild: 'puts its binary in the place of a small program that starts it',
};

it('runs no script of a package at installation', () => {
  expect(readFileSync(path.join(ROOT, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
  const withScript = locked.flatMap(([place, {hasInstallScript}]) =>
    hasInstallScript ? [place.split('node_modules/').at(-1)] : [],
  );
  expect(withScript.sort()).toEqual(Object.keys(INSTALL_SCRIPTS).sort());
});

it('takes packages from the public registry alone, and knows what each must contain', () => {
  const wrong = locked.filter(
    ([, {resolved = 'https://registry.npmjs.org/', integrity = ''}]) =>
      !resolved.startsWith('https://registry.npmjs.org/') || !integrity.startsWith('sha512-'),
  );
  expect(wrong.map(([place]) => place)).toEqual([]);
});

it('has packages alone whose licence somebody has looked at', () => {
  expect(findUnlistedLicences(packages)).toEqual([]);
});
