import {expect, it} from 'vitest';
import {rasterise} from '../draw/rasterise';
import type {Shape} from '../draw/shape';
import {readGlyphs} from './readGlyphs';

const GROUND: Shape = {kind: 'rect', bounds: [0, 0, 120, 60], fill: '#FFFFFF'};

function draw(text: string, at: readonly [number, number]): Shape {
  return {kind: 'text', text, at, scale: 2, ink: '#000000'};
}

const glyphs = ['8', '3', '1'].map((text) => ({
  text,
  picture: rasterise([GROUND, draw(text, [0, 0])], 10, 16),
}));
const search = {confidence: 0.98, spacing: 5};

it('reads lines from top to bottom, each from left to right', () => {
  const screen = rasterise([GROUND, draw('381', [10, 30]), draw('13', [10, 4])], 120, 60);
  expect(readGlyphs(screen, glyphs, search).lines).toEqual(['13', '381']);
});

it('tells where each glyph was found', () => {
  const screen = rasterise([GROUND, draw('83', [10, 4])], 120, 60);
  expect(readGlyphs(screen, glyphs, search).places.map((places) => places.map(({bounds}) => bounds))).toEqual(
    [[[10, 4, 20, 20]], [[22, 4, 32, 20]], []],
  );
});

it('reads nothing where no glyph is', () => {
  expect(readGlyphs(rasterise([GROUND], 120, 60), glyphs, search).lines).toEqual([]);
});
