import {readFileSync} from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import {expect, it} from 'vitest';
import {announcementBar} from '../config/announcement';
import {APP_COLORS} from '../lib/offline/release/toManifest';
import {watchBoot} from '../plugins/boot-watch/watchBoot';
import {CARD_COLORS} from '../plugins/built-pages/cards/renderCard';

const TOKENS = path.join(__dirname, '../src/css/tokens.css');
const colors = readColors();

it('draws social cards in the colours of the dark theme', () => {
  const {background, surface, border, text, muted, accent, signal} = CARD_COLORS;
  const [, dark] = colors;
  expect({background, surface, border, text, muted, accent, 'signal-fill': signal}).toEqual(
    Object.fromEntries(
      ['background', 'surface', 'border', 'text', 'muted', 'accent', 'signal-fill'].map((name) => [
        name,
        dark?.get(`--color-${name}`),
      ]),
    ),
  );
});

it('paints the installed app in the colours of the light theme', () => {
  const [light] = colors;
  const {background, accent} = APP_COLORS;
  expect([background, accent]).toEqual([light?.get('--color-background'), light?.get('--color-accent')]);
});

it('shows a wrong base URL, which leaves the page without style sheets, in the colours of the light theme', () => {
  const [light] = colors;
  expect(watchBoot.toString().match(/#[0-9a-f]{6}/g)).toEqual(
    ['danger', 'danger-wash', 'text'].map((name) => light?.get(`--color-${name}`)),
  );
});

it('gives the announcement bar, which has one pair of colours in both themes, enough contrast', () => {
  expect(contrast(announcementBar.textColor, announcementBar.backgroundColor)).toBeGreaterThan(7);
});

/** The colours that tokens.css declares, light ones first, then dark ones. */
function readColors(): Map<string, string>[] {
  const found: Map<string, string>[] = [];
  postcss.parse(readFileSync(TOKENS, 'utf8')).walkRules((rule) => {
    const declared = new Map<string, string>();
    rule.walkDecls(/^--color-/, ({prop, value}) => {
      declared.set(prop, value);
    });
    if (declared.has('--color-background')) found.push(declared);
  });
  return found;
}

/** The contrast of two colours as WCAG 2 counts it, from 1 to 21. */
function contrast(first: string, second: string): number {
  const [lighter = 0, darker = 0] = [first, second].map(toLuminance).sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function toLuminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
