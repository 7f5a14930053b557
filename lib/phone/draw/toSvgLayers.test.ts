import {expect, it} from 'vitest';
import {toSvgLayers} from './toSvgLayers';

const text = {kind: 'text', text: 'Office', at: [10, 20], scale: 2, ink: '#000000'} as const;

it('leaves the letters of the reader’s font as they are, from the place of the screenshot’s', () => {
  const [layer] = toSvgLayers([text]);
  expect(layer?.elements).toEqual([
    {tag: 'text', attributes: {x: 10, y: 34, fontSize: 19.2, fill: '#000000'}, text: 'Office'},
  ]);
});

it('keeps the middle of a text that is centred', () => {
  const [layer] = toSvgLayers([{...text, isCentred: true}]);
  expect(layer?.elements[0]?.attributes).toMatchObject({x: 45, textAnchor: 'middle'});
});

it('squeezes letters that are as wide as high into the place of the screenshot’s', () => {
  const [layer] = toSvgLayers([{...text, text: '微信'}]);
  expect(layer?.elements[0]?.attributes).toMatchObject({textLength: 22, lengthAdjust: 'spacingAndGlyphs'});
});
