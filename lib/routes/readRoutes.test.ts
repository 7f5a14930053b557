import {expect, it} from 'vitest';
import {readRoutes} from './readRoutes';

const HEAD = "import React from 'react';\nimport ComponentCreator from '@docusaurus/ComponentCreator';\n\n";

function write(list: string): string {
  return `${HEAD}export default [\n${list},\n  {\n    path: '*',\n    component: ComponentCreator('*'),\n  },\n];\n`;
}

it('reads routes with the keys of their chunks, without the one for all other addresses', () => {
  const source = write(
    "{path: '/docs', component: ComponentCreator('/docs', 'e30'), routes: [{path: '/docs/a', component: ComponentCreator('/docs/a', '1a2'), exact: true, sidebar: \"a\"}]}",
  );
  expect(readRoutes(source)).toEqual([
    {
      path: '/docs',
      component: '/docs-e30',
      routes: [{path: '/docs/a', component: '/docs/a-1a2', exact: true, sidebar: 'a'}],
    },
  ]);
});

it('refuses a file that it does not know', () => {
  expect(() => readRoutes('module.exports = []')).toThrow('routes.js: found "module.exports = []"…');
});

it('refuses a path that a router would read as a pattern, at any depth', () => {
  const source = write(
    "{path: '/a', component: ComponentCreator('/a', '111'), routes: [{path: '/a/:id', component: ComponentCreator('/a/:id', '222')}]}",
  );
  expect(() => readRoutes(source)).toThrow('found the path /a/:id');
});
