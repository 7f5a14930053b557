import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {scripts} from '../package.json';

const ROOT = path.resolve(__dirname, '..');
/** What commands make: whether a file is there depends on what has run. */
const GENERATED = ['node_modules', 'build', '.docusaurus', 'test-results'];
const FOLDERS = readdirSync(ROOT, {withFileTypes: true})
  .filter((entry) => entry.isDirectory() && !GENERATED.includes(entry.name))
  .map(({name}) => name);
/** What npm runs without the word `run`. */
const SHORT = ['start', 'test'];

const documents = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'tests/SPEC.md',
  'packages/mcp/README.md',
].map((file) => ({file, text: readFileSync(path.join(ROOT, file), 'utf8')}));

it.each(documents)('$file names only files and folders that exist', ({text}) => {
  expect(listPaths(text).filter((named) => !existsSync(path.join(ROOT, named)))).toEqual([]);
});

it.each(documents)('$file names only commands of package.json', ({text}) => {
  expect(listCommands(text).filter((command) => !Object.hasOwn(scripts, command))).toEqual([]);
});

it('names every command of package.json in a document', () => {
  const named = new Set(documents.flatMap(({text}) => listCommands(text)));
  expect(Object.keys(scripts).filter((command) => !named.has(command))).toEqual([]);
});

/** Code such as `lib/text/` or `src/theme/Footer/index.tsx`, from the root of the project; `<name>` and `*` stand for many. */
function listPaths(text: string): string[] {
  return [...text.matchAll(/`([\w.@-]+\/[\w./@-]*)`/g)]
    .flatMap(([, named = '']) => named)
    .filter((named) => FOLDERS.includes(named.split('/')[0] ?? ''));
}

function listCommands(text: string): string[] {
  return [...text.matchAll(/\bnpm (run )?([a-z][\w:]*)/g)]
    .filter(([, run, command = '']) => run !== undefined || SHORT.includes(command))
    .map(([, , command = '']) => command);
}
