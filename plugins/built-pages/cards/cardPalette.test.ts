import {expect, it} from 'vitest';
import {listCardColors} from './cardPalette';
import {CARD_COLORS} from './renderCard';

it('holds every colour of a card, and fits into a PNG', () => {
  const colors = listCardColors();
  for (const color of Object.values(CARD_COLORS))
    expect(colors).toContain(Number.parseInt(color.slice(1), 16));
  expect(colors.length).toBeLessThanOrEqual(256);
});
