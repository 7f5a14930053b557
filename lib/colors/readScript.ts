import type {Bounds} from '../phone/geometry';
import {parseColorList} from '../phone/vision/parseFeatureString';
import {type ColorSetup, MAX_POINTS, MAX_SPACE} from './colorSetup';
import {isBounds} from './isBounds';
import {readPoints} from './readPoints';

/** Longer texts are not read. */
const MAX_TEXT = 20_000;

const STRINGS = /"([^"\n]*)"|'([^'\n]*)'/g;
/** A number as Python writes it: `2`, `0.95`, `.95`, `1.` */
const NUMBER = String.raw`(-?(?:\d+\.?\d*|\.\d+))`;

/** The part of a setup that a text contains, or why there is none. */
export type ReadScript = {setup: Partial<ColorSetup>} | {problem: string};

/** Reads a feature string, alone or in a call with its arguments. */
export function readScript(text: string): ReadScript {
  if (text.length > MAX_TEXT)
    return {problem: `The text has ${text.length} characters; at most ${MAX_TEXT} are read.`};
  const strings = [text.trim(), ...[...text.matchAll(STRINGS)].map((match) => match[1] ?? match[2] ?? '')];
  for (const string of strings) {
    const points = readPoints(string) ?? readColors(string);
    if (!points) continue;
    return {setup: {points, ...readArguments(text)}};
  }
  const found = strings.find((string) => string.includes('#'))?.slice(0, 60) ?? text.trim().slice(0, 60);
  return {
    problem: `Found ${JSON.stringify(found)}; allowed: x,y,#RRGGBB|x,y,#RRGGBB|… with at most ${MAX_POINTS} points, or a call with such a text.`,
  };
}

/** Reads a list of colours without places, as counts take it. */
function readColors(text: string): ColorSetup['points'] | undefined {
  try {
    const colors = parseColorList(text);
    return colors.length <= MAX_POINTS ? colors.map((range) => ({x: 0, y: 0, ...range})) : undefined;
  } catch {
    return undefined;
  }
}

function readArguments(text: string): Partial<ColorSetup> {
  const setup: Partial<ColorSetup> = {};
  const platform = /ascript\.(android|ios|windows)\b/.exec(text)?.[1];
  if (platform === 'android' || platform === 'ios' || platform === 'windows') setup.platform = platform;
  const isComparison = /CompareColors\b/.test(text);
  const isCount = /\b(?:Colors|CountingColor)\s*\.\s*count\b/.test(text);
  if (isComparison) setup.task = 'compare';
  else if (isCount) setup.task = 'count';
  else if (/FindColors\b/.test(text)) setup.task = 'find';
  const sim = readNumber(text, 'sim', 0, 1);
  const similarity = readNumber(text, 'diff|threshold', 0, 1) ?? (isCount ? sim : undefined);
  if (similarity !== undefined) setup.similarity = similarity;
  if (isComparison && sim !== undefined) setup.share = sim;
  const ori = readNumber(text, 'ori', 1, 8);
  if (ori !== undefined) setup.ori = Math.trunc(ori);
  const space = readNumber(text, 'space|exclusion_radius', 0, MAX_SPACE);
  if (space !== undefined) setup.space = Math.trunc(space);
  const mode = readNumber(text, 'mode', 0, 2);
  if (mode !== undefined) setup.mode = Math.trunc(mode);
  const region = readRegion(text);
  if (region) setup.region = region;
  return setup;
}

function readNumber(text: string, names: string, least: number, most: number): number | undefined {
  const match = new RegExp(String.raw`\b(?:${names})\s*=\s*${NUMBER}`).exec(text);
  const number = Number(match?.[1] ?? Number.NaN);
  return number >= least && number <= most ? number : undefined;
}

/** The four numbers of `rect`, also where it names a constant. */
function readRegion(text: string): Bounds | undefined {
  const name = /\brect\s*=\s*([A-Za-z_]\w*)/.exec(text)?.[1] ?? 'rect';
  const list = new RegExp(String.raw`\b${name}\s*=\s*[[(]([\d\s,]*)[\])]`).exec(text)?.[1];
  // Python formatters add a comma after the last number when each is on a line of its own.
  const parts = list?.replace(/,\s*$/, '').split(',') ?? [];
  const numbers = parts.map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  return isBounds(numbers) ? numbers : undefined;
}
