import postcss from 'postcss';
import {expect, it} from 'vitest';
import {dropNotChosen} from './dropNotChosen';
import {THEME} from './sheets';

const FILE = 'node_modules/@docusaurus/theme-classic/lib/theme/Blog/styles.module.css';

function drop(css: string, from = FILE): string {
  return postcss([dropNotChosen(THEME, [/\.icon/, /\.picture\b/])]).process(css, {from}).css;
}

it('drops the rules of these parts and their selectors in lists, and keeps the others', () => {
  expect(drop('[data-theme=dark] .iconA{a:b}.picture .name{a:b}.picture,.name{a:b}.pictures{a:b}')).toBe(
    '.name{a:b}.pictures{a:b}',
  );
});

it('knows the styles that parts of the theme share', () => {
  expect(drop('.picture{a:b}', 'node_modules/@docusaurus/theme-common/lib/utils/x.module.css')).toBe('');
});

it('leaves other style sheets alone', () => {
  expect(drop('.picture{a:b}', 'src/components/Picture.module.css')).toBe('.picture{a:b}');
});
