import path from 'node:path';
import {expect, it} from 'vitest';
import {loadModel} from '../../lib/api/loadModel';

const TIME_NAME =
  /^(?:time|timeout|until|interval|seconds|uptime|dur|delay|wait)$|_time|_interval|duration|delay_/;
const TIME_UNIT = /\b(?:milli)?seconds?\b/;

const PLACE_NAME =
  /^(?:[xy]\d?|d[xy]\d?|r[xy]|[wh]|left|top|right|bottom|rect|region|width|height|radius|distance|spacing)$|_[xy]$|_(?:width|height|radius|distance|size)$|^(?:left|top|width|height|area)_range$|^(?:min|max)_(?:distance|side)/;
/** A unit of length, or what else a number may count: a share, or the steps of a device. */
const PLACE_UNIT = /\bpixels?\b|\bpoints\b|\bdp\b|\bmetres\b|\bmultiples of\b|\bfrom -?\d+ to \d/i;

/** Types of arguments that only switch something, or choose by name. */
const UNITLESS_TYPE = /^(?:bool|str|str \| None)$/;

/** Arguments whose unit no source states; each says so in its description. The list only shrinks. */
const WITHOUT_UNIT: readonly string[] = [
  'ascript.android.screen.gp_tasks.Canny(area_range)',
  'ascript.android.ui.Canvas.draw_circle(font_size)',
  'ascript.android.ui.Canvas.draw_cross(font_size)',
  'ascript.android.ui.Canvas.draw_rect(font_size)',
  'ascript.android.ui.Canvas.draw_region(font_size)',
  'ascript.android.ui.Canvas.draw_text(font_size)',
  'ascript.ios.screen.gp_tasks.Canny(area_range)',
  'ascript.windows.window.Window.Window.capture(rect)',
];

interface Argument {
  /** Name of the call, with that of the argument in parentheses. */
  place: string;
  name: string;
  type?: string;
  description: string;
}

const symbols = [...new Set(loadModel(path.resolve(__dirname, '../..')).symbols.values())];
const args: Argument[] = symbols.flatMap(({name: call, signatures, doc}) => {
  const parameters = new Map(signatures.flatMap((signature) => signature.parameters.map((p) => [p.name, p])));
  return [...parameters.values()].map(({name, type}) => ({
    place: `${call}(${name})`,
    name,
    ...(type === undefined ? {} : {type}),
    description: doc.args.get(name) ?? '',
  }));
});

function lacksUnit({name, type = '', description}: Argument): boolean {
  if (UNITLESS_TYPE.test(type)) return false;
  return (
    (TIME_NAME.test(name) && !TIME_UNIT.test(description)) ||
    (PLACE_NAME.test(name) && !PLACE_UNIT.test(description))
  );
}

it('names the unit of every argument that is a time, a place or a size', () => {
  const faults = args.filter((argument) => lacksUnit(argument) && !WITHOUT_UNIT.includes(argument.place));
  expect(faults.map(({place, description}) => `${place}: ${description}`)).toEqual([]);
});

it('excuses only arguments that still lack a unit and say so', () => {
  const honest = args.filter(
    (argument) => lacksUnit(argument) && /not documented/.test(argument.description),
  );
  const places = honest.map(({place}) => place);
  expect(WITHOUT_UNIT.filter((place) => !places.includes(place))).toEqual([]);
});
