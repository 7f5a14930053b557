import postcss from 'postcss';
import {expect, it} from 'vitest';
import {removeUnused} from './removeUnused';

const CSS = '.navbar {color: red}\n.unused {color: blue}';

async function purge(from: string, css = CSS, styles: string[] = []): Promise<string> {
  const plugin = removeUnused({styles, content: [{raw: '<b class="navbar">', extension: 'html'}]});
  return (await postcss([plugin]).process(css, {from})).css;
}

it('removes the rules of Infima that nothing names', async () => {
  expect(await purge('/site/node_modules/infima/default.css')).toBe('.navbar {color: red}');
});

it('leaves every other style sheet as it is', async () => {
  expect(await purge('/site/src/css/base.css')).toBe(CSS);
});

it('removes custom properties that a later sheet declares again, or that nothing reads any more', async () => {
  const css = ':root {--a: 1; --b: 2; --c: 3}\n.navbar {color: var(--a)}\n.unused {color: var(--b)}';
  const styles = [':root {--a: 4} b {color: var(--c)}'];
  expect(await purge('/site/node_modules/infima/default.css', css, styles)).toBe(
    ':root { --c: 3}\n.navbar {color: var(--a)}',
  );
});

it('leaves a sheet alone that does not tell where it comes from', async () => {
  const plugin = removeUnused({styles: [], content: []});
  expect((await postcss([plugin]).process(CSS, {from: undefined})).css).toBe(CSS);
});
