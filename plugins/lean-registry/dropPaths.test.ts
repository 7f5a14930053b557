import {expect, it} from 'vitest';
import dropPaths from './dropPaths.cjs';

it('takes the path out of an entry and leaves what the browser loads', () => {
  const entry =
    '"ab": [() => import(/* x */ "@site/docs/a.mdx"), "@site/docs/a.mdx", require.resolveWeak("@site/docs/a.mdx")],';
  expect(dropPaths(entry)).toBe(
    '"ab": [() => import(/* x */ "@site/docs/a.mdx"), "", require.resolveWeak("@site/docs/a.mdx")],',
  );
});

it('throws when the registry has no such entry', () => {
  expect(() => dropPaths('export default {};')).toThrow(
    'lean-registry: .docusaurus/registry.js has no entry',
  );
});
