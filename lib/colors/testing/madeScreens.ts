import type {Raster} from '../../phone/draw/rasterise';
import type {ScreenPoint} from '../../phone/geometry';
import {NEVER} from '../colorSteps';
import {fill, mix, paint, ring, scale, scatter, turn} from './paint';

/** A generated screenshot, a feature string, and the result that the search must have. */
export interface MadeScreen {
  name: string;
  draw: () => Raster;
  colors: string;
  similarity?: number;
  ori?: number;
  space?: number;
  /** The first place; absent when there is none. */
  first?: ScreenPoint;
  areas: number;
  /** How near another place comes, in steps, where that is plain. */
  rivalSteps?: number;
}

const [PAPER, NIGHT, GREEN, WHITE, RED] = [0xf4f8f7, 0x101418, 0x2fb36d, 0xffffff, 0xff3b30];
const BUTTON = '120,300,#2FB36D|239,339,#2FB36D|240,339,#F4F8F7|150,310,#FFFFFF|119,300,#F4F8F7';

/** A sheet with a green button that has a white label; its left edge is at 120. */
function sheet(paper = PAPER, tops: readonly number[] = [300], green = GREEN): Raster {
  const raster = paint(360, 640, () => paper);
  for (const top of tops) {
    fill(raster, [120, top, 240, top + 40], green);
    fill(raster, [150, top + 10, 210, top + 30], WHITE);
  }
  return raster;
}

/** Ground of a game: each pixel another colour. */
function ground(seed: number): Raster {
  return paint(
    320,
    480,
    (x, y) => (scatter(x, y, seed) << 16) | (scatter(x, y, seed + 1) << 8) | scatter(x, y, seed + 2),
  );
}

function coin(raster: Raster, left: number, top: number): Raster {
  fill(raster, [left, top, left + 24, top + 24], 0xf5b301);
  return fill(raster, [left + 8, top + 8, left + 16, top + 16], 0xffe08a);
}

const COIN = '0,0,#F5B301|8,8,#FFE08A|23,23,#F5B301|15,15,#FFE08A';
const LETTER = '100,110,#10201E|100,100,#FFFFFF|100,90,#10201E';

/** Twenty screenshots of the kinds that readers have, with answers that are known because they were made so. */
export const MADE_SCREENS: readonly MadeScreen[] = [
  {name: 'flat', draw: () => sheet(), colors: BUTTON, first: [120, 300], areas: 1},
  {
    name: 'flat, the button twice',
    draw: () => sheet(PAPER, [300, 500]),
    colors: BUTTON,
    first: [120, 300],
    areas: 2,
    rivalSteps: 0,
  },
  {
    name: 'flat, the same button a little paler below',
    draw: () => fill(fill(sheet(), [120, 500, 240, 540], GREEN + 0x000c00), [150, 510, 210, 530], WHITE),
    colors: BUTTON,
    first: [120, 300],
    areas: 1,
    rivalSteps: 12,
  },
  {name: 'dark mode of the same', draw: () => sheet(NIGHT), colors: BUTTON, areas: 0},
  {
    name: 'gradient downwards',
    draw: () => paint(200, 256, (_, y) => y * 0x010101),
    colors: '0,0,#646464',
    first: [0, 95],
    areas: 1,
    rivalSteps: 11,
  },
  {
    name: 'gradient to the right, exact',
    draw: () => paint(256, 100, (x) => x * 0x010101),
    colors: '0,0,#646464',
    similarity: 1,
    ori: 1,
    first: [100, 0],
    areas: 1,
    rivalSteps: 6,
  },
  {
    name: 'gradient, from the bottom right',
    draw: () => paint(256, 100, (x) => x * 0x010101),
    colors: '0,0,#646464',
    ori: 6,
    first: [105, 99],
    areas: 1,
    rivalSteps: 11,
  },
  {
    name: 'letter with softened rims',
    draw: () =>
      ring(
        paint(300, 300, () => WHITE),
        100,
        100,
        10,
        3,
        0x10201e,
      ),
    colors: LETTER,
    first: [100, 109],
    areas: 1,
  },
  {
    name: 'letter in dark mode',
    draw: () =>
      ring(
        paint(300, 300, () => NIGHT),
        100,
        100,
        10,
        3,
        0xe4eeec,
      ),
    colors: '100,110,#E4EEEC|100,100,#101418|100,90,#E4EEEC',
    similarity: 0.9,
    first: [99, 109],
    areas: 1,
  },
  {
    name: 'game with three coins',
    draw: () => coin(coin(coin(ground(1), 20, 30), 100, 200), 250, 400),
    colors: COIN,
    similarity: 1,
    first: [20, 30],
    areas: 3,
    rivalSteps: 0,
  },
  {
    name: 'game with one coin',
    draw: () => coin(ground(4), 250, 400),
    colors: COIN,
    similarity: 1,
    first: [250, 400],
    areas: 1,
  },
  {name: 'game without a coin', draw: () => ground(7), colors: COIN, areas: 0},
  {name: 'turned by a quarter', draw: () => turn(sheet()), colors: BUTTON, areas: 0},
  {name: 'made half as large', draw: () => scale(sheet(), 0.5), colors: BUTTON, areas: 0},
  {name: 'made larger', draw: () => scale(sheet(), 1.5), colors: BUTTON, areas: 0},
  {
    name: '1 × 1',
    draw: () => paint(1, 1, () => RED),
    colors: '7,9,#FF3B30',
    first: [0, 0],
    areas: 1,
    rivalSteps: NEVER,
  },
  {
    name: '1 × 20,000',
    draw: () =>
      fill(
        paint(1, 20_000, () => PAPER),
        [0, 19_990, 1, 20_000],
        RED,
      ),
    colors: '0,0,#FF3B30|0,9,#FF3B30|0,-1,#F4F8F7',
    first: [0, 19_990],
    areas: 1,
    rivalSteps: 199,
  },
  {
    name: '20,000 × 1',
    draw: () =>
      fill(
        paint(20_000, 1, () => PAPER),
        [19_999, 0, 20_000, 1],
        RED,
      ),
    colors: '5,0,#FF3B30',
    first: [19_999, 0],
    areas: 1,
    rivalSteps: 199,
  },
  {
    name: 'chequered',
    draw: () => paint(64, 64, (x, y) => ((x + y) % 2 ? WHITE : 0)),
    colors: '0,0,#FFFFFF|1,0,#000000',
    space: 1,
    first: [1, 0],
    areas: 1,
    rivalSteps: 0,
  },
  {
    name: 'a desktop',
    draw: () =>
      fill(
        fill(
          paint(1920, 1080, (_, y) => mix(0x1b2b4b, 0x3b6ea5, y / 1080)),
          [1500, 900, 1700, 960],
          RED,
        ),
        [1550, 915, 1650, 945],
        WHITE,
      ),
    colors: '1500,900,#FF3B30|1550,915,#FFFFFF',
    first: [1500, 900],
    areas: 1,
  },
];
