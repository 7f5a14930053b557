import {fitText} from './fitText';
import type {Typesetter} from './openTypesetter';

/** The size for large previews in social networks, in pixels. */
export const CARD = {width: 1200, height: 630} as const;

/** The parts that most cards have in common. */
export interface CardFrame {
  /** The name of the product, beside its mark. */
  brand: string;
  /** The line at the foot. */
  foot: string;
}

export interface CardHeadline {
  title: string;
  /** The names above the page, the outermost first; empty for a page at the top level. */
  section: readonly string[];
}

export type CardText = CardFrame & CardHeadline;

/** The area of the headline, in pixels: between mark and foot, left of the phone. */
export const HEADLINE = {left: 70, top: 120, width: 780, height: 400} as const;

/** The dark theme of src/css/tokens.css (tests/colors.test.ts holds them together): a card stands among white pages. */
export const CARD_COLORS = {
  background: '#0c1415',
  surface: '#111c1d',
  border: '#2a3a3b',
  text: '#e4eeec',
  muted: '#a5b7b4',
  accent: '#4fd1bb',
  signal: '#f2a33a',
} as const;

const MARGIN = 80;
const TITLE_BOX = {width: 730, maxLines: 3, sizes: [76, 66, 58, 50]} as const;
const LINE_HEIGHT = 1.16;
/** The middle of the space between mark and foot, in which section and title stand. */
const MIDDLE = 325;
const SECTION = {weight: 'medium', size: 30} as const;
/** Distance from the section's baseline to that of the title's first line, in sizes of the title. */
const SECTION_GAP = 1.15;
const BRAND = {weight: 'bold', size: 36} as const;
const FOOT = {weight: 'medium', size: 26} as const;

// The mark of static/img/logo-dark.svg, and the phone of the home page: a region, a cross-hair and a tap.
const MARK = `<g transform="translate(${MARGIN} 60) scale(1.7)" fill="none">
<rect x="6.5" y="1.5" width="19" height="29" rx="4" stroke="${CARD_COLORS.text}" stroke-width="3"/>
<circle cx="16" cy="16" r="6" stroke="${CARD_COLORS.accent}" stroke-width="2.5"/><circle cx="16" cy="16" r="2.5" fill="${CARD_COLORS.signal}"/></g>`;
const PHONE = `<g fill="none" stroke-width="4">
<rect x="868" y="96" width="300" height="640" rx="44" fill="${CARD_COLORS.surface}" stroke="${CARD_COLORS.border}" stroke-width="10"/>
<g fill="${CARD_COLORS.border}"><circle cx="930" cy="180" r="22"/><rect x="970" y="162" width="140" height="14" rx="7"/><rect x="970" y="186" width="92" height="14" rx="7"/>
<circle cx="930" cy="262" r="22"/><rect x="970" y="244" width="110" height="14" rx="7"/><rect x="970" y="268" width="140" height="14" rx="7"/></g>
<rect x="922" y="364" width="192" height="72" rx="14" fill="${CARD_COLORS.accent}"/>
<rect x="906" y="348" width="224" height="104" rx="20" stroke="${CARD_COLORS.signal}" stroke-dasharray="14 10"/>
<g stroke="${CARD_COLORS.signal}"><circle cx="1018" cy="400" r="20" fill="${CARD_COLORS.signal}"/><circle cx="1018" cy="400" r="74" opacity="0.9"/><circle cx="1018" cy="400" r="110" opacity="0.4"/>
<path d="M1018 256 V308 M1018 492 V544 M874 400 H926 M1110 400 H1162"/></g></g>`;

/** Draws a social card without its headline, as SVG with text as outlines. Throws when no typeface has a character. */
export function renderFrame({brand, foot}: CardFrame, {outline}: Typesetter): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">
<rect width="${CARD.width}" height="${CARD.height}" fill="${CARD_COLORS.background}"/>
${PHONE}
${MARK}
<path fill="${CARD_COLORS.text}" d="${outline(brand, BRAND, MARGIN + 62, 100)}"/>
<path fill="${CARD_COLORS.muted}" d="${outline(foot, FOOT, MARGIN, 566)}"/>
</svg>`;
}

/** Draws the headline of a card, section and title, as SVG. Throws when no typeface has a character. */
export function renderHeadline({title, section}: CardHeadline, {measure, outline}: Typesetter): string {
  const {left, top, width, height} = HEADLINE;
  const {size, lines} = fitText(title, TITLE_BOX, (text, inSize) =>
    measure(text, {weight: 'bold', size: inSize}),
  );
  const lineHeight = size * LINE_HEIGHT;
  // Capitals are about three quarters of the size high.
  const first = MIDDLE - (lines.length * lineHeight) / 2 + size * 0.75 + SECTION.size / 2;
  const titlePath = lines
    .map((line, index) => outline(line, {weight: 'bold', size}, MARGIN, first + index * lineHeight))
    .join('');
  const sectionPath = outline(section.join(' › '), SECTION, MARGIN, first - size * SECTION_GAP);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}">
<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${CARD_COLORS.background}"/>
<path fill="${CARD_COLORS.accent}" d="${sectionPath}"/>
<path fill="${CARD_COLORS.text}" d="${titlePath}"/>
</svg>`;
}
