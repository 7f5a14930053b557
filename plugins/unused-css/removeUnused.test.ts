import postcss from 'postcss';
import {expect, it} from 'vitest';
import {removeUnused} from './removeUnused';

const CSS = '.navbar {color: red}\n.unused {color: blue}';

async function purge(from: string): Promise<string> {
  const plugin = removeUnused({styles: [], content: [{raw: '<b class="navbar">', extension: 'html'}]});
  return (await postcss([plugin]).process(CSS, {from})).css;
}

it('removes the rules of Infima that nothing names', async () => {
  expect(await purge('/site/node_modules/infima/default.css')).toBe('.navbar {color: red}');
});

it('leaves every other style sheet as it is', async () => {
  expect(await purge('/site/src/css/base.css')).toBe(CSS);
});
