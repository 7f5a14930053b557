import type {ColorPoint} from '../phone/vision/parseFeatureString';
import {type ColorSetup, similarityOf} from './colorSetup';
import {allowedSteps, colorSteps} from './colorSteps';
import type {PointSurroundings} from './describeSurroundings';

export interface PictureSize {
  name: string;
  width: number;
  height: number;
}

/** A point, and what is around it in the picture it was taken from. */
export interface PlacedPoint extends ColorPoint {
  surroundings: PointSurroundings;
  /** How many pixels around it are alike in all directions. */
  radius: number;
}

export interface WarningInput {
  setup: ColorSetup;
  points: readonly PlacedPoint[];
  /** The picture that is shown. */
  shown: PictureSize;
  pictures: readonly PictureSize[];
}

/** The top of a phone's screen where clock and battery are, and its bottom, as shares of the height. */
const STATUS_BAR = 0.035;
const NAVIGATION = 0.985;
/** Phones since about 2012 are at least this many pixels wide; a narrower picture has been scaled down. */
const NARROWEST = 640;
/** A spot of this many pixels across is large enough, whatever `space` is. */
const MAX_SPOT = 9;

/** Lists what may go wrong with a pattern that works in these pictures. */
export function listWarnings(input: WarningInput): string[] {
  return [...warnOfPictures(input), ...warnOfPoints(input)];
}

function warnOfPictures({setup: {platform}, shown, pictures}: WarningInput): string[] {
  const warnings: string[] = [];
  const others = pictures.filter(({width, height}) => width !== shown.width || height !== shown.height);
  const isTurned = ({width, height}: PictureSize) => width === shown.height && height === shown.width;
  const turned = others.find(isTurned);
  const scaled = others.find((other) => !isTurned(other));
  if (turned)
    warnings.push(
      `${turned.name} is turned: positions belong to one rotation, so each needs a string of its own.`,
    );
  if (scaled)
    warnings.push(
      `${scaled.name} has ${scaled.width} × ${scaled.height} pixels, ${shown.name} ${shown.width} × ${shown.height}: distances do not fit both. Use screenshots as they are, from one device.`,
    );
  if (platform === 'windows') return warnings;
  const short = Math.min(shown.width, shown.height);
  if (short < NARROWEST)
    warnings.push(
      `${shown.name} is ${short} pixels across, fewer than the screens of phones have. If it was made smaller or cut, take the screenshot again: chats and browsers shrink pictures.`,
    );
  if (shown.width > shown.height)
    warnings.push(
      `${shown.name} is wider than high: the string holds only while the phone is held like this.`,
    );
  return warnings;
}

function warnOfPoints(input: WarningInput): string[] {
  const {setup, points} = input;
  if (setup.task === 'count') return [];
  const ofPoints = POINT_WARNINGS.flatMap(({concerns, say}) => {
    const numbers = points.flatMap((point, index) => (concerns(point, input) ? [index + 1] : []));
    return numbers.length > 0 ? [say(listNames(numbers), numbers.length === 1)] : [];
  });
  const ofAll = [
    canStepOverAnchor(input) &&
      `The anchor is on a spot smaller than space (${setup.space} pixels). The stubs call space the step of the search too, so it may be stepped over: put the anchor on a larger surface, or give space=1.`,
    haveOneColor(input) &&
      'All points have the same colour: any surface that is large enough matches. Add a point of another colour.',
    setup.mode !== 0 && 'Only RGB (mode 0) is computed here: how the other modes compare is not documented.',
  ];
  return [...ofPoints, ...ofAll.filter((warning) => warning !== false)];
}

/** Warnings about single points, all that one concerns together. */
const POINT_WARNINGS: readonly {
  concerns: (point: PlacedPoint, input: WarningInput) => boolean;
  say: (subject: string, isOne: boolean) => string;
}[] = [
  {
    concerns: ({y}, {setup, shown}) => setup.platform !== 'windows' && y < shown.height * STATUS_BAR,
    say: (subject, isOne) =>
      `${subject} ${isOne ? 'is' : 'are'} in the status bar: clock, battery and icons change.`,
  },
  {
    concerns: ({y}, {setup, shown}) => setup.platform !== 'windows' && y >= shown.height * NAVIGATION,
    say: (subject, isOne) =>
      `${subject} ${isOne ? 'is' : 'are'} at the bottom edge, where the system draws its bar over apps.`,
  },
  {
    concerns: ({surroundings}) => surroundings === 'softened',
    say: (subject, isOne) =>
      `${subject} ${isOne ? 'is' : 'are'} on a softened edge: such mixed colours differ from one screen to the next. Move it to the middle of a surface.`,
  },
  {
    concerns: ({surroundings}) => surroundings === 'edge',
    say: (subject, isOne) =>
      `${subject} ${isOne ? 'has' : 'have'} other colours right beside: a pixel of shift is enough to miss it.`,
  },
  {
    concerns: ({tolerance}, {setup}) => setup.platform === 'windows' && tolerance !== undefined,
    say: (subject) =>
      `${subject}: a tolerance of its own is not known on Windows and is left out of the string.`,
  },
];

function canStepOverAnchor({setup: {task, platform, space}, points: [anchor]}: WarningInput): boolean {
  if (task !== 'find' || platform === 'windows' || !anchor || anchor.surroundings === 'elsewhere')
    return false;
  return space > 1 && anchor.radius * 2 + 1 < Math.min(space, MAX_SPOT);
}

function haveOneColor({setup, points}: WarningInput): boolean {
  const [anchor] = points;
  const steps = allowedSteps(similarityOf(setup));
  return (
    anchor !== undefined &&
    points.length > 1 &&
    points.every(({color}) => colorSteps(color, anchor.color) <= steps)
  );
}

function listNames(numbers: readonly number[]): string {
  const last = numbers.at(-1);
  if (numbers.length === 1) return `Point ${last}`;
  return `Points ${numbers.slice(0, -1).join(', ')} and ${last}`;
}
