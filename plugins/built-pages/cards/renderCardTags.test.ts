import {expect, it} from 'vitest';
import {addCardTags} from './addCardTags';

const tags = {url: 'https://docs.example/assets/cards/a.png', alt: 'Card: "A & B" $&'};

it('names picture, size and text alternative', () => {
  expect(addCardTags('a.html', '<head><meta charset="UTF-8"></head>', tags)).toBe(
    '<head><meta charset="UTF-8">' +
      '<meta property="og:image" content="https://docs.example/assets/cards/a.png"/>' +
      '<meta property="og:image:type" content="image/png"/>' +
      '<meta property="og:image:width" content="1200"/><meta property="og:image:height" content="630"/>' +
      '<meta property="og:image:alt" content="Card: &quot;A &amp; B&quot; $&amp;"/>' +
      '<meta name="twitter:image" content="https://docs.example/assets/cards/a.png"/>' +
      '<meta name="twitter:image:alt" content="Card: &quot;A &amp; B&quot; $&amp;"/></head>',
  );
});
