import {expect, it} from 'vitest';
import {renderCardTags} from './renderCardTags';

it('names picture, size and text alternative', () => {
  expect(renderCardTags({url: 'https://docs.example/a.png', alt: 'Card: "A & B"'})).toBe(
    '<meta property="og:image" content="https://docs.example/a.png"/>' +
      '<meta property="og:image:type" content="image/png"/>' +
      '<meta property="og:image:width" content="1200"/><meta property="og:image:height" content="630"/>' +
      '<meta property="og:image:alt" content="Card: &quot;A &amp; B&quot;"/>' +
      '<meta name="twitter:image" content="https://docs.example/a.png"/>' +
      '<meta name="twitter:image:alt" content="Card: &quot;A &amp; B&quot;"/>',
  );
});
