import type {Bounds} from '../phone/geometry';
import type {ColorPoint} from '../phone/vision/parseFeatureString';
import type {Platform} from '../platforms';

/** What a script looks for in a screenshot: a pattern, fixed points, the number of pixels of a colour, or a picture. */
export type ColorTask = 'find' | 'compare' | 'count' | 'picture';

/** Everything that a script's call consists of, except the cut picture. */
export interface ColorSetup {
  task: ColorTask;
  platform: Platform;
  points: readonly ColorPoint[];
  /** From 0 to 1; absent: the default of the call. */
  similarity?: number | undefined;
  region?: Bounds | undefined;
  ori: number;
  space: number;
  /** How colours are compared: 0 RGB, 1 normalised RGB, 2 Lab. */
  mode: number;
  /** Share of the points that must match in a comparison. */
  share: number;
  /** The picture search compares colours, not shades of grey alone. */
  isInColor: boolean;
}

export const DEFAULT_SETUP: ColorSetup = {
  task: 'find',
  platform: 'android',
  points: [],
  ori: 2,
  space: 5,
  mode: 0,
  share: 1,
  isInColor: false,
};

/** Largest number of pixels for `space`. */
export const MAX_SPACE = 10_000;

/** Largest number of points in a string. */
export const MAX_POINTS = 40;

/** How many values `mode` has for a task; 1 where the call has no such argument. */
export function countModes({task, platform}: Pick<ColorSetup, 'task' | 'platform'>): number {
  if (platform === 'windows' || task === 'picture' || task === 'count') return 1;
  return task === 'compare' ? 3 : 2;
}

/** The default similarity of a call. */
export function defaultSimilarity({task, platform}: Pick<ColorSetup, 'task' | 'platform'>): number {
  if (task === 'picture') return platform === 'windows' ? 0.8 : 0.9;
  if (task === 'count') return 1;
  if (platform === 'windows') return 0.95;
  return task === 'compare' ? 0.9 : 0.98;
}

/** The chosen similarity, or the default. */
export function similarityOf(setup: ColorSetup): number {
  return setup.similarity ?? defaultSimilarity(setup);
}
