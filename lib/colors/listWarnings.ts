import type {ColorPoint} from '../phone/vision/parseFeatureString';
import {type ColorSetup, similarityOf} from './colorSetup';
import {allowedSteps, colorSteps} from './colorSteps';
import type {Surroundings} from './describeSurroundings';

export interface PictureSize {
  name: string;
  width: number;
  height: number;
}

/** A point, and what is around it in the picture it was taken from. */
export interface PlacedPoint extends ColorPoint {
  surroundings: Surroundings;
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

/** Lists what may go wrong with a pattern that works in these pictures. */
export function listWarnings(input: WarningInput): string[] {
  return [...warnOfPictures(input), ...warnOfPoints(input)];
}

function warnOfPictures({setup: {platform}, shown, pictures}: WarningInput): string[] {
  const warnings: string[] = [];
  const others = pictures.filter(({width, height}) => width !== shown.width || height !== shown.height);
  const turned = others.find(({width, height}) => width === shown.height && height === shown.width);
  const scaled = others.find((other) => other !== turned);
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

function warnOfPoints({setup, points, shown}: WarningInput): string[] {
  const warnings: string[] = [];
  if (setup.task === 'count') return warnings;
  const name = (chosen: readonly PlacedPoint[]): string =>
    listNames(chosen.map((point) => points.indexOf(point) + 1));
  const push = (chosen: readonly PlacedPoint[], text: (subject: string, isOne: boolean) => string): void => {
    if (chosen.length > 0) warnings.push(text(name(chosen), chosen.length === 1));
  };
  if (setup.platform !== 'windows') {
    push(
      points.filter(({y}) => y < shown.height * STATUS_BAR),
      (subject, isOne) =>
        `${subject} ${isOne ? 'is' : 'are'} in the status bar: clock, battery and icons change.`,
    );
    push(
      points.filter(({y}) => y >= shown.height * NAVIGATION),
      (subject, isOne) =>
        `${subject} ${isOne ? 'is' : 'are'} at the bottom edge, where the system draws its bar over apps.`,
    );
  }
  push(
    points.filter(({surroundings}) => surroundings === 'softened'),
    (subject, isOne) =>
      `${subject} ${isOne ? 'is' : 'are'} on a softened edge: such mixed colours differ from one screen to the next. Move it to the middle of a surface.`,
  );
  push(
    points.filter(({surroundings}) => surroundings === 'edge'),
    (subject, isOne) =>
      `${subject} ${isOne ? 'has' : 'have'} other colours right beside: a pixel of shift is enough to miss it.`,
  );
  if (setup.platform === 'windows')
    push(
      points.filter(({tolerance}) => tolerance !== undefined),
      (subject) =>
        `${subject}: a tolerance of its own is not known on Windows and is left out of the string.`,
    );
  const [anchor] = points;
  if (setup.task === 'find' && anchor && setup.platform !== 'windows') {
    if (
      setup.space > 1 &&
      anchor.surroundings !== 'elsewhere' &&
      anchor.radius * 2 + 1 < Math.min(setup.space, 9)
    )
      warnings.push(
        `The anchor is on a spot smaller than space (${setup.space} pixels). The stubs call space the step of the search too, so it may be stepped over: put the anchor on a larger surface, or give space=1.`,
      );
  }
  const steps = allowedSteps(similarityOf(setup));
  if (points.length > 1 && anchor && points.every(({color}) => colorSteps(color, anchor.color) <= steps))
    warnings.push(
      'All points have the same colour: any surface that is large enough matches. Add a point of another colour.',
    );
  if (setup.mode !== 0)
    warnings.push('Only RGB (mode 0) is computed here: how the other modes compare is not documented.');
  return warnings;
}

function listNames(numbers: readonly number[]): string {
  const last = numbers.at(-1);
  if (numbers.length === 1) return `Point ${last}`;
  return `Points ${numbers.slice(0, -1).join(', ')} and ${last}`;
}
