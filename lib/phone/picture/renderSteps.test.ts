import {expect, it} from 'vitest';
import {rasterise} from '../draw/rasterise';
import {applyStep, renderSteps} from './renderSteps';

const dot = rasterise([{kind: 'rect', bounds: [2, 2, 3, 3], fill: '#ffffff'}], 6, 5);

it('applies a step as the simulated phone does', () => {
  const bright = applyStep(dot, 'Dilate(3)');
  expect([...(bright?.pixels ?? [])].filter((color) => color === 0xffffff)).toHaveLength(9);
  expect(applyStep(dot, 'Blur(3)')).toBeUndefined();
  expect(applyStep(dot, 'Dilate')).toBeUndefined();
});

it('puts wide pictures below one another and upright ones side by side, each with its caption', () => {
  const panels = [
    {caption: 'before', picture: dot},
    {caption: 'after <3>', picture: dot},
  ];
  const wide = renderSteps(panels);
  expect(wide.width).toBe(6);
  expect(wide.height).toBeGreaterThan(10);
  expect(wide.html).toContain('>after &lt;3&gt;</text>');
  const upright = rasterise([], 4, 8);
  expect(renderSteps(panels.map(({caption}) => ({caption, picture: upright}))).width).toBe(10);
});
