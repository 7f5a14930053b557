import {expect, it} from 'vitest';
import dropWeakReferences from './dropWeakReferences.cjs';

it('leaves the import and the name of a module, and no reference that would compile it', () => {
  const entry = '"ab": [() => import(/* webpackChunkName: "ab" */ "@site/a.mdx"), "@site/a.mdx", ';
  expect(dropWeakReferences(`${entry}require.resolveWeak("@site/a.mdx")],`)).toBe(`${entry}"@site/a.mdx"],`);
});

it('throws when there is no weak reference', () => {
  expect(() => dropWeakReferences('export default {};')).toThrow(
    'lazy-compilation: found no weak reference in .docusaurus/registry.js',
  );
});
