import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import importPages from './importPages.cjs';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'routes-'));
});

afterEach(() => rmSync(folder, {recursive: true}));

function run(registry: string) {
  writeFileSync(path.join(folder, 'registry.js'), registry);
  const addDependency = vi.fn();
  const code = importPages.call({resourcePath: path.join(folder, 'routes.js'), addDependency});
  return {code, addDependency};
}

it('keeps the imports of the registry for the bundler, and depends on it', () => {
  const entry =
    '"ab": [() => import(/* webpackChunkName: "ab" */ "@site/a.mdx"), "@site/a.mdx", require.resolveWeak("@site/a.mdx")],';
  const {code, addDependency} = run(`export default {\n${entry}\n};`);
  expect(code).toContain('function pages() {import(/* webpackChunkName: "ab" */ "@site/a.mdx")}');
  expect(code).not.toContain('resolveWeak');
  expect(code).toMatch(/export default startRoutes\(\);$/);
  expect(addDependency).toHaveBeenCalledExactlyOnceWith(path.join(folder, 'registry.js'));
});

it('throws when the registry imports no page', () => {
  expect(() => run('export default {};')).toThrow('lazy-routes: found no page in .docusaurus/registry.js');
});
