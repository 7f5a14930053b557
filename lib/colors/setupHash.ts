import {PLATFORMS} from '../platforms';
import {type ColorSetup, type ColorTask, countModes, DEFAULT_SETUP, MAX_SPACE} from './colorSetup';
import {formatPoints} from './formatPoints';
import {isBounds} from './isBounds';
import {readPoints} from './readPoints';

const TASKS: readonly ColorTask[] = ['find', 'compare', 'count', 'picture'];
/** Longer than any setup with the largest number of points. */
const MAX_HASH = 4000;

/** Writes a setup as the fragment of a link, which browsers do not send to the server. The picture is not part of it. */
export function toSetupHash(setup: ColorSetup): string {
  const {task, platform, points, similarity, region, ori, space, mode, share, isInColor} = setup;
  const entries: [string, string | number | undefined, (string | number)?][] = [
    ['task', task, DEFAULT_SETUP.task],
    ['platform', platform, DEFAULT_SETUP.platform],
    ['colors', formatPoints(points), ''],
    ['similarity', similarity],
    ['rect', region?.join(',')],
    ['ori', ori, DEFAULT_SETUP.ori],
    ['space', space, DEFAULT_SETUP.space],
    ['mode', mode, DEFAULT_SETUP.mode],
    ['share', share, DEFAULT_SETUP.share],
    ['color', isInColor ? 1 : 0, 0],
  ];
  const parameters = new URLSearchParams();
  for (const [name, value, preset] of entries)
    if (value !== undefined && value !== preset) parameters.set(name, String(value));
  // The separators of points and numbers need no encoding in a fragment.
  const text = parameters.toString().replaceAll('%2C', ',');
  return text && `#${text}`;
}

/** Reads a setup from a fragment or a query; what is missing or not allowed gets its default. */
export function readSetupHash(hash: string): ColorSetup {
  if (hash.length > MAX_HASH) return DEFAULT_SETUP;
  const parameters = new URLSearchParams(hash.replace(/^[#?]/, ''));
  const number = (name: string, least: number, most: number): number | undefined => {
    const text = parameters.get(name);
    const value = Number(text);
    return text && value >= least && value <= most ? value : undefined;
  };
  const whole = (name: string, least: number, most: number, preset: number): number =>
    Math.trunc(number(name, least, most) ?? preset);
  const task = TASKS.find((one) => one === parameters.get('task')) ?? DEFAULT_SETUP.task;
  const platform = PLATFORMS.find((one) => one === parameters.get('platform')) ?? DEFAULT_SETUP.platform;
  const similarity = number('similarity', 0, 1);
  const region = parameters.get('rect')?.split(',').map(Number) ?? [];
  return {
    task,
    platform,
    points: readPoints(parameters.get('colors') ?? '') ?? [],
    ...(similarity === undefined ? {} : {similarity}),
    ...(isBounds(region) ? {region} : {}),
    ori: whole('ori', 1, 8, DEFAULT_SETUP.ori),
    space: whole('space', 0, MAX_SPACE, DEFAULT_SETUP.space),
    mode: whole('mode', 0, countModes({task, platform}) - 1, DEFAULT_SETUP.mode),
    share: number('share', 0, 1) ?? DEFAULT_SETUP.share,
    isInColor: parameters.get('color') === '1',
  };
}
