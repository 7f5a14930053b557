import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {builtinModules} from 'node:module';
import path from 'node:path';
import {expect, it} from 'vitest';
import {dependencies, devDependencies} from '../package.json';
import mcpPackage from '../packages/mcp/package.json';

interface Import {
  file: string;
  packageName: string;
  /** Gone once the types are stripped. */
  isType: boolean;
}

const ROOT = path.resolve(__dirname, '..');
const CODE = /\.(?:tsx?|mts|mjs|cjs)$/;
const TESTS = /\.(?:test|spec)\.tsx?$/;

/** What Docusaurus loads, and what `npm start` and `npm run build` run. */
const BUILD_FILES = [
  ...['config', 'lib', 'plugins', 'src'].flatMap(listCode).filter((file) => !TESTS.test(file)),
  'docusaurus.config.ts',
  'sidebars.ts',
  ...followImports(['scripts/start.mjs', 'scripts/docusaurus.mjs', 'scripts/serve.mjs']),
];
const ALL_FILES = [
  ...new Set([
    ...['config', 'lib', 'packages', 'plugins', 'src', 'scripts', 'tests'].flatMap(listCode),
    ...readdirSync(ROOT).filter((file) => CODE.test(file)),
  ]),
];

/** Packages that no import names, and what uses them. */
const USED_OTHERWISE: Readonly<Record<string, string>> = {
  '@biomejs/biome': 'npm run lint',
  '@docusaurus/faster': 'config/future.ts switches it on',
  '@docusaurus/module-type-aliases': 'tsconfig.json',
  '@docusaurus/theme-classic': 'docusaurus.config.ts names it',
  '@fontsource/inter': 'openTypesetter.ts reads its files',
  '@fontsource/zcool-xiaowei': 'openTypesetter.ts reads its files',
  '@mdx-js/react': 'Docusaurus asks for it',
  '@micropython/micropython-webassembly-pyscript': 'plugins/phone-engine offers its files',
  'html-validate': 'npm run html',
  jsdom: 'the environment of component tests',
  pyright: 'npm run check:samples',
  'react-dom': 'Docusaurus asks for it',
  tsx: 'runs the scripts in TypeScript',
  typescript: 'npm run types',
};

const declared = {...dependencies, ...devDependencies};
const imports = ALL_FILES.flatMap(readImports);

it('declares every package that is imported', () => {
  const undeclared = imports.filter(
    ({packageName, isType}) =>
      !(packageName in declared) && !(isType && `@types/${packageName}` in devDependencies),
  );
  expect(undeclared).toEqual([]);
});

it('uses every package that is declared', () => {
  const used = new Set(imports.map(({packageName}) => packageName));
  const unused = Object.keys(declared).filter(
    (name) => !used.has(name) && !(name in USED_OTHERWISE) && !name.startsWith('@types/'),
  );
  expect(unused).toEqual([]);
});

it('installs for a build what the build imports', () => {
  const missing = BUILD_FILES.flatMap(readImports).filter(
    ({packageName, isType}) => !isType && !(packageName in dependencies),
  );
  expect(missing).toEqual([]);
});

it('installs for a build nothing that only tests and other commands import', () => {
  const needed = new Set(BUILD_FILES.flatMap(readImports).map(({packageName}) => packageName));
  const superfluous = Object.keys(dependencies).filter(
    (name) => !needed.has(name) && !(name in USED_OTHERWISE),
  );
  expect(superfluous).toEqual([]);
});

it('gives the package for agents the type checker of the site', () => {
  expect(mcpPackage.dependencies).toEqual({pyright: devDependencies.pyright});
});

it('finds packages in every kind of import', () => {
  const code = [
    'import {a,\n  b} from "one/deep";',
    'import type {C} from "@two/three";',
    'export {d} from "four";',
    'import {type G} from "five";',
    'import h from "./nine";',
    'import i from "node:path";',
    'import "six/style.css";',
    'const e = await import("seven");',
    'const f = require("eight");',
  ]
    .join('\n')
    // Written with other quotes, so that these are not imports of this file.
    .replaceAll('"', "'");
  expect(parseImports('x.ts', code).map(({packageName, isType}) => [packageName, isType])).toEqual([
    ['one', false],
    ['@two/three', true],
    ['four', false],
    ['five', true],
    ['six', false],
    ['seven', false],
    ['eight', false],
  ]);
});

function listCode(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && CODE.test(entry.name))
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)))
    .filter(
      (file) => !file.startsWith(path.join('tests', 'fixtures')) && !file.split(path.sep).includes('dist'),
    );
}

/** The files, and those of the project that they import by relative path. */
function followImports(files: readonly string[], found = new Set<string>()): string[] {
  for (const file of files) {
    if (found.has(file) || !existsSync(path.join(ROOT, file))) continue;
    found.add(file);
    const relative = listSources(readFileSync(path.join(ROOT, file), 'utf8'))
      .filter(({source}) => source.startsWith('.'))
      .map(({source}) => path.join(path.dirname(file), source));
    followImports(relative, found);
  }
  return [...found];
}

function readImports(file: string): Import[] {
  return parseImports(file, readFileSync(path.join(ROOT, file), 'utf8'));
}

function parseImports(file: string, code: string): Import[] {
  return listSources(code)
    .map(({source, isType}) => ({file, packageName: toPackageName(source), isType}))
    .filter(({packageName}) => !isProvided(packageName));
}

function listSources(code: string): {source: string; isType: boolean}[] {
  const statements = /^(?:import|export)\b(?<names>[\w\s{},*$]*?)\bfrom '(?<source>[^'\n]+)'/gm;
  const effects = /^import '(?<source>[^'\n]+)'/gm;
  const calls = /\b(?:import|require(?:\.resolve)?)\('(?<source>[^'\n]+)'\)/g;
  return [statements, effects, calls]
    .flatMap((pattern) => [...code.matchAll(pattern)])
    .map(({groups: {names = '', source = ''} = {}}) => ({
      source,
      isType: /^ type\b/.test(names) || /^ \{(?:\s*type \w+,?)+\s*\} $/.test(names),
    }));
}

function toPackageName(source: string): string {
  return source
    .split('/')
    .slice(0, source.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Files of the project, modules of Node, and what Docusaurus makes or finds for its bundles. */
function isProvided(name: string): boolean {
  if (name.startsWith('.') || name.startsWith('node:') || builtinModules.includes(name)) return true;
  if (/^@(?:site|theme|theme-original|generated)\//.test(name)) return true;
  const [scope, module = ''] = name.split('/');
  const client = path.join(ROOT, 'node_modules/@docusaurus/core/lib/client/exports', `${module}.js`);
  return scope === '@docusaurus' && existsSync(client);
}
