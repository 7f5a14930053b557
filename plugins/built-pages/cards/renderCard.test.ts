import {expect, it} from 'vitest';
import type {Typesetter} from './openTypesetter';
import {CARD, HEADLINE, renderFrame, renderHeadline} from './renderCard';

/** Notes what is set and where, with letters half as wide as they are high. */
function render(title: string, section: string[] = ['Android', 'System']) {
  const set: {text: string; size: number; right: number; y: number}[] = [];
  const typesetter: Typesetter = {
    measure: (text, {size}) => text.length * size * 0.5,
    outline: (text, {size}, x, y) => {
      set.push({text, size, right: x + text.length * size * 0.5, y});
      return 'M0 0Z';
    },
  };
  const frame = renderFrame({brand: 'AScript', foot: 'Python automation'}, typesetter);
  const headline = renderHeadline({title, section}, typesetter);
  return {frame, headline, set};
}

it('sets product, section, title and foot, all of them as outlines', () => {
  const {frame, headline, set} = render('Clipboard');
  expect(set.map(({text}) => text).sort()).toEqual([
    'AScript',
    'Android › System',
    'Clipboard',
    'Python automation',
  ]);
  expect(frame + headline).not.toContain('<text');
  expect(frame).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="1200" height="630">/);
});

it.each([
  ['a letter', 'R'],
  ['three lines', 'Turn an ESP32 board into a mouse and keyboard'],
  ['more than three lines', 'word '.repeat(60)],
])(
  'keeps a title of %s between mark and foot and within its part of the card, clear of the section',
  (_case, title) => {
    const {set} = render(title);
    const [brand, foot, section] = ['AScript', 'Python automation', 'Android › System'].map((text) =>
      set.find((entry) => entry.text === text),
    );
    const lines = set.filter((entry) => ![brand, foot, section].includes(entry));
    expect(lines.length).toBeLessThanOrEqual(3);
    for (const {right, y, size} of lines) {
      expect(right).toBeLessThan(HEADLINE.left + HEADLINE.width);
      expect(y - size * 0.75).toBeGreaterThan(section?.y ?? CARD.height);
      expect(y + size * 0.25).toBeLessThan(Math.min((foot?.y ?? 0) - 26, HEADLINE.top + HEADLINE.height));
    }
    expect((section?.y ?? 0) - 30).toBeGreaterThan(Math.max(brand?.y ?? CARD.height, HEADLINE.top));
  },
);
