import {fillRaster, resizeRaster, spreadRaster, thresholdRaster, toGreyRaster} from '../draw/adjustRaster';
import {clampBounds, cropRaster, parseColor, type Raster} from '../draw/rasterise';
import type {Bounds} from '../geometry';
import {toTextPattern} from '../run/pythonPattern';
import type {PictureOrigin, RunState} from '../run/runState';
import {PythonCall} from '../run/toPython';
import {compareColors, countColors, findColors} from '../vision/findColors';
import {findOutlines} from '../vision/findOutlines';
import {findPicture} from '../vision/findPicture';
import {parseColorList, parseFeatureString} from '../vision/parseFeatureString';
import {readGlyphs} from '../vision/readGlyphs';
import {cutOrigin, keepPicture, loadPicture, pictureOf} from './bitmaps';
import {readFrom} from './ocrOperations';
import {numberOf, type Operation, type Operations, regionOf, stateOf, textOf, type Values} from './operation';
import {toImageMatch} from './pictureOperations';

/** The result of a step: another picture, the offset of a crop, data. What is absent stays as it was. */
interface StepResult {
  raster?: Raster;
  left?: number;
  top?: number;
  /** By how much the picture was scaled, across and down. */
  scale?: PictureOrigin['scale'];
  data?: unknown;
  isGrey?: boolean;
}

/** The input of a step besides its own settings: the picture, and its offset in the first picture. */
interface StepInput {
  raster: Raster;
  offsetX: number;
  offsetY: number;
  state: RunState;
}

/** Makes the `run` of a built-in step. Data that it does not replace is passed on by the Python side. */
const step =
  (work: (settings: Values, input: StepInput) => StepResult): Operation =>
  (values, state) => {
    const [offsetX, offsetY] = [numberOf(values, 'offset_x'), numberOf(values, 'offset_y')];
    const raster = pictureOf(values.cv_image, state);
    const result = work(stateOf(values.self), {raster, offsetX, offsetY, state});
    const origin = state.origins.get(raster);
    const {left = 0, top = 0, scale: [scaleX, scaleY] = [1, 1]} = result;
    if (origin && result.raster) {
      const scale = [origin.scale[0] * scaleX, origin.scale[1] * scaleY] as const;
      state.origins.set(result.raster, {...cutOrigin(origin, left, top), scale});
    }
    const picture = keepPicture(state, result.raster ?? raster, result.isGrey ? 'grey' : 'array');
    const offsets = [offsetX + left, offsetY + top];
    return new PythonCall('StepResult', [picture, ...offsets, 'data' in result, result.data]);
  };

const morph = (...kinds: readonly ('dilate' | 'erode')[]): Operation =>
  step((settings, {raster}) => ({
    raster: kinds.reduce(
      (changed, kind) => spreadRaster(changed, numberOf(settings, 'kernel_size', 5), kind),
      raster,
    ),
  }));

export const stepOperations: Operations = {
  'android.screen.gp_tasks.Crop.run': step((settings, {raster}) => {
    const [left, top] = [numberOf(settings, 'left'), numberOf(settings, 'top')];
    const [right, bottom] = [numberOf(settings, 'right'), numberOf(settings, 'bottom')];
    if (right < left || bottom < top) throw new Error('right is smaller than left, or bottom than top');
    const area = clampBounds([left, top, right, bottom], raster);
    return {raster: cropRaster(raster, area), left: area[0], top: area[1]};
  }),
  'android.screen.gp_tasks.GrayImage.run': step((_settings, {raster}) => ({
    raster: toGreyRaster(raster),
    isGrey: true,
  })),
  'android.screen.gp_tasks.Threshold.run': step((settings, {raster}) => ({
    raster: thresholdRaster(raster, numberOf(settings, 'threshold'), settings.inv === true),
    isGrey: true,
  })),
  'android.screen.gp_tasks.Dilate.run': morph('dilate'),
  'android.screen.gp_tasks.Erode.run': morph('erode'),
  'android.screen.gp_tasks.MorphOpen.run': morph('erode', 'dilate'),
  'android.screen.gp_tasks.MorphClose.run': morph('dilate', 'erode'),
  'android.screen.gp_tasks.Resize.run': step((settings, {raster}) => {
    const across = numberOf(settings, 'width') / raster.width;
    const down = numberOf(settings, 'height') / raster.height;
    const scaleX = numberOf(settings, 'scale') || across || down || 1;
    const scaleY = numberOf(settings, 'scale') || down || across || 1;
    return {
      raster: resizeRaster(raster, Math.round(raster.width * scaleX), Math.round(raster.height * scaleY)),
      scale: [scaleX, scaleY],
    };
  }),
  'android.screen.gp_tasks.Canny.run': step((settings, {raster}) => {
    const boxes = findOutlines(raster, {
      low: numberOf(settings, 'low_threshold', 50),
      high: numberOf(settings, 'high_threshold', 150),
      isInnerKept: numberOf(settings, 'mode') !== 0,
    });
    const kept = boxes.filter(
      ([left, top, right]) =>
        isInRange(left, settings.left_range) &&
        isInRange(top, settings.top_range) &&
        isInRange(right - left, settings.width_range) &&
        // The published code compares it with the width (docs/android/api/screen/canny.mdx).
        isInRange(right - left, settings.height_range),
    );
    return {
      data: kept.map(([left, top, right, bottom]) => ({x: left, y: top, w: right - left, h: bottom - top})),
    };
  }),
  'android.screen.gp_tasks.CvFontLib.run': step((settings, {raster, state}) => {
    const glyphs = listOf(settings.part_img).flatMap((path, index) => {
      const picture = loadPicture(state, path);
      return picture ? [{picture, text: listOf(settings.font_lib)[index] ?? ''}] : [];
    });
    const search = {confidence: numberOf(settings, 'confidence', 0.95), ...region(settings)};
    const {lines, places} = readGlyphs(raster, glyphs, {
      ...search,
      spacing: numberOf(settings, 'spacing', 5),
    });
    if (lines.length === 0) return {data: undefined};
    const words = places.map((matches, index) =>
      matches.map((match) => ({...toImageMatch(match, index), font: glyphs[index]?.text})),
    );
    return {data: {text: lines.join(''), group: lines, words}};
  }),
  'android.screen.Eraser.run': step((settings, {raster}) => ({
    raster: fillRaster(raster, boundsOf(settings, raster), parseColor(textOf(settings, 'color', '#ffffff'))),
  })),
  'android.screen.FindColors.run': step((settings, {raster}) => {
    const found = findColors(raster, {
      points: parseFeatureString(textOf(settings, 'colors')),
      similarity: numberOf(settings, 'diff', 0.98),
      ori: numberOf(settings, 'ori', 2),
      space: numberOf(settings, 'space', 5),
      max: numberOf(settings, 'p_max_num', 999_999),
      ...region(settings),
    });
    return {data: found.map(([x, y]) => ({x, y}))};
  }),
  'android.screen.CompareColors.run': step((settings, {raster}) => {
    const points = parseFeatureString(textOf(settings, 'colors'));
    const share = compareColors(raster, points, numberOf(settings, 'diff', 0.9));
    return {data: share >= numberOf(settings, 'sim', 1)};
  }),
  'android.screen.Colors.run': step((settings, {raster}) => ({
    raster: cropRaster(raster, boundsOf(settings, raster)),
    data: countColors(raster, parseColorList(textOf(settings, 'colors')), {
      region: regionOf(settings),
      similarity: numberOf(settings, 'sim', 1),
    }),
  })),
  'android.screen.FindImages.run': step((settings, {raster, state}) => {
    const paths = Array.isArray(settings.part_img)
      ? listOf(settings.part_img)
      : [textOf(settings, 'part_img')];
    const search = {
      confidence: numberOf(settings, 'confidence', 0.9),
      ori: numberOf(settings, 'ori', 2),
      max: numberOf(settings, 'maxcnt'),
      ...region(settings),
    };
    return {
      data: paths.flatMap((path, index) => {
        const picture = loadPicture(state, path);
        return picture ? findPicture(raster, picture, search).map((match) => toImageMatch(match, index)) : [];
      }),
    };
  }),
  'android.screen.Ocr.run': step((settings, {raster, offsetX, offsetY, state}) => {
    const screen: PictureOrigin = {frame: state.phone.frame(), left: offsetX, top: offsetY, scale: [1, 1]};
    const pattern = toTextPattern(textOf(settings, 'pattern'));
    const found = readFrom(state.origins.get(raster) ?? screen, raster).filter(({text}) =>
      pattern.test(text),
    );
    return {
      data: found.map(({text, bounds, confidence}) => ({
        text,
        rect: bounds,
        x: bounds[0],
        y: bounds[1],
        confidence,
      })),
    };
  }),
};

/** A range is `[smallest, largest]`; without a second number, or with one below 1, it has no upper end. */
function isInRange(value: number, range: unknown): boolean {
  if (!Array.isArray(range)) return true;
  const [least, most] = range.map(Number);
  return value >= (least ?? 0) && (most === undefined || most < 1 || value <= most);
}

function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function region(settings: Values): {region?: Bounds} {
  const bounds = regionOf(settings);
  return bounds ? {region: bounds} : {};
}

function boundsOf(settings: Values, {width, height}: Raster): Bounds {
  return regionOf(settings) ?? [0, 0, width, height];
}
