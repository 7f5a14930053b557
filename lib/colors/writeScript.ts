import type {Bounds} from '../phone/geometry';
import type {ColorPoint} from '../phone/vision/parseFeatureString';
import {type ColorSetup, countModes, DEFAULT_SETUP, defaultSimilarity, similarityOf} from './colorSetup';
import {formatColors, formatPoints} from './formatPoints';

/** A script for a setup, or why there is none. */
export type WrittenScript = {source: string} | {reason: string};

/** The name of the cut picture in the project. */
export const TEMPLATE_NAME = 'template.png';

/** Writes a whole script for the chosen system, with the names and units of its call. */
export function writeScript(setup: ColorSetup): WrittenScript {
  const {task, platform, points} = setup;
  const isWindows = platform === 'windows';
  if (task !== 'picture' && points.length === 0) return {reason: 'Add a point first.'};
  switch (task) {
    case 'picture':
      return {source: isWindows ? writeWindowsPictureSearch(setup) : writePictureSearch(setup)};
    case 'find':
      return {source: writeSearch(setup)};
    case 'compare':
      return {source: isWindows ? writeWindowsComparison(setup) : writeComparison(setup)};
    case 'count':
      if (isWindows) return {reason: 'The package for Windows has no call that counts colours.'};
      return {source: writeCount(setup)};
  }
}

/** The string of a setup for the chosen system; on Windows, points have no tolerance of their own. */
export function writeColors({task, platform, points}: ColorSetup): string {
  const known = platform === 'windows' ? points.map(({x, y, color}) => ({x, y, color})) : points;
  return task === 'count' ? formatColors(known) : formatPoints(known);
}

function writeSearch(setup: ColorSetup): string {
  const {platform, ori, space, mode} = setup;
  const isWindows = platform === 'windows';
  const [x, y] = isWindows ? ['place[0]', 'place[1]'] : ['place.x', 'place.y'];
  const given = writeArguments([
    ['rect', setup.region && 'REGION'],
    [isWindows ? 'exclusion_radius' : 'space', space, DEFAULT_SETUP.space],
    ['ori', ori, DEFAULT_SETUP.ori],
    [isWindows ? 'threshold' : 'diff', similarityOf(setup), defaultSimilarity(setup)],
    ['mode', countModes(setup) > 1 ? mode : undefined, 0],
  ]);
  return `from ascript.${platform}.screen import FindColors

COLORS = "${writeColors(setup)}"
${writeRegion(setup.region)}
place = FindColors.find(COLORS${given})
if place is None:
    print("The pattern is not on this screen.")
else:
    print("Found at", ${x}, ${y})
`;
}

function writeComparison(setup: ColorSetup): string {
  const given = writeArguments([
    ['diff', similarityOf(setup), defaultSimilarity(setup)],
    ['mode', setup.mode, 0],
    ['sim', setup.share, 1],
  ]);
  const found = setup.share < 1 ? 'Enough of the' : 'All the';
  return `from ascript.${setup.platform}.screen import CompareColors

COLORS = "${writeColors(setup)}"

if CompareColors.compare(COLORS${given}):
    print("${found} colours are there.")
else:
    print("This is another screen.")
`;
}

/** Windows has no comparison: the search looks at the one place and must find the pattern exactly there. */
function writeWindowsComparison(setup: ColorSetup): string {
  const [left, top, right, bottom] = boundsOf(setup.points);
  const given = writeArguments([
    ['rect', 'REGION'],
    ['threshold', similarityOf(setup), defaultSimilarity(setup)],
  ]);
  const {x, y} = setup.points[0] ?? {x: 0, y: 0};
  return `from ascript.windows.screen import FindColors

COLORS = "${writeColors(setup)}"
${writeRegion([left, top, right + 1, bottom + 1])}ANCHOR = (${x}, ${y})

place = FindColors.find(COLORS${given})
if place is not None and tuple(place) == ANCHOR:
    print("All the colours are there.")
else:
    print("This is another screen.")
`;
}

function writeCount(setup: ColorSetup): string {
  const name = setup.platform === 'ios' ? 'CountingColor' : 'Colors';
  const given = writeArguments([
    ['rect', setup.region && 'REGION'],
    ['sim', similarityOf(setup), defaultSimilarity(setup)],
  ]);
  return `from ascript.${setup.platform}.screen import ${name}

COLORS = "${writeColors(setup)}"
${writeRegion(setup.region)}
pixels = ${name}.count(COLORS${given})
print("Pixels:", pixels)
`;
}

function writePictureSearch(setup: ColorSetup): string {
  const {platform, region, ori, isInColor} = setup;
  const given = writeArguments([
    ['rect', region && 'REGION'],
    // The default of Android is not the same in all of its descriptions, so it is always written.
    ['confidence', similarityOf(setup)],
    ['rgb', isInColor ? 'True' : undefined],
    ['ori', ori, DEFAULT_SETUP.ori],
  ]);
  return `from ascript.${platform}.screen import FindImages
from ascript.${platform}.system import R
${region ? `\n${writeRegion(region)}` : ''}
match = FindImages.find(R.img("${TEMPLATE_NAME}")${given})
if match is None:
    print("The picture is not on this screen, or its file is missing.")
else:
    print("Found at", match["center_x"], match["center_y"])
`;
}

function writeWindowsPictureSearch(setup: ColorSetup): string {
  const given = writeArguments([
    ['threshold', similarityOf(setup), defaultSimilarity(setup)],
    ['max_res', 1],
    ['rgb', setup.isInColor ? 'True' : undefined],
  ]);
  return `from ascript.windows.screen import FindImages
from ascript.windows.system import R

matches = FindImages.find_all_template(R.res("img/${TEMPLATE_NAME}")${given})
if not matches:
    print("The picture is not on this screen, or its file is missing.")
else:
    print("Found at", matches[0].center)
`;
}

type Argument = readonly [name: string, value: string | number | undefined, preset?: number];

/** Writes the arguments that differ from their defaults. */
function writeArguments(given: readonly Argument[]): string {
  return given
    .filter(([, value, preset]) => value !== undefined && value !== preset)
    .map(([name, value]) => `, ${name}=${value}`)
    .join('');
}

function writeRegion(region: Bounds | undefined): string {
  return region ? `REGION = [${region.join(', ')}]\n` : '';
}

function boundsOf(points: readonly ColorPoint[]): Bounds {
  const xs = points.map(({x}) => x);
  const ys = points.map(({y}) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
