import postcss from 'postcss';
import {expect, it} from 'vitest';
import {dependOn} from './dependOn';

function listDependencies(from: string): unknown[] {
  const plugin = dependOn(['/site/src/Button.tsx'], /[\\/]infima[\\/]/);
  return postcss([plugin]).process('b {color: red}', {from}).messages;
}

it('names the files on which a style sheet of the package depends', () => {
  const parent = '/site/node_modules/infima/default.css';
  expect(listDependencies(parent)).toMatchObject([
    {type: 'dependency', file: '/site/src/Button.tsx', parent},
  ]);
});

it('leaves other style sheets alone', () => {
  expect(listDependencies('/site/src/css/base.css')).toEqual([]);
});
