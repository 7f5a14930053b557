import {cropRaster, type Raster} from '../phone/draw/rasterise';
import type {Bounds} from '../phone/geometry';
import {countColors, isPointThere} from '../phone/vision/findColors';
import {decodePng, type PngNote} from '../png/decodePng';
import {type ColorSetup, similarityOf} from './colorSetup';
import {describeSurroundings, flatRadius} from './describeSurroundings';
import {judgePattern, type PatternJudgement} from './judgePattern';
import type {PlacedPoint} from './listWarnings';
import {searchTemplate, type TemplateReport} from './searchTemplate';
import {type PointSuggestion, suggestPoints} from './suggestPoints';

/** Whether the search must match in a picture or must not. */
export type PictureRole = 'match' | 'other';

export interface OpenedPicture {
  raster: Raster;
  notes: readonly PngNote[];
}

/** A part of an opened picture, cut out to be searched. */
export interface Template {
  picture: number;
  bounds: Bounds;
}

export interface JudgeInput {
  setup: ColorSetup;
  /** The picture in which the points are, and all that are judged. */
  shown: number;
  pictures: readonly number[];
  template?: Template | undefined;
}

/** What a setup gives in a picture. */
type PictureResult =
  | ({task: 'find'} & PatternJudgement)
  | {task: 'compare'; fits: readonly boolean[]}
  | {task: 'count'; pixels: number; of: number}
  | ({task: 'picture'} & TemplateReport);

/** The result of a setup in one picture, and how long it took. */
export type PictureReport = PictureResult & {picture: number; ms: number};

export interface JudgeReport {
  placed: readonly PlacedPoint[];
  pictures: readonly PictureReport[];
}

export interface SuggestInput {
  shown: number;
  area: Bounds;
  region?: Bounds | undefined;
  alike: readonly number[];
  others: readonly number[];
}

/** The computations of the lab, which run in a worker or in the page. Pictures have the numbers that the page gives them. */
export interface ColorService {
  open: (input: {picture: number; file: Uint8Array<ArrayBuffer>}) => Promise<OpenedPicture>;
  add: (input: {picture: number; raster: Raster}) => Promise<void>;
  close: (picture: number) => Promise<void>;
  judge: (input: JudgeInput) => Promise<JudgeReport>;
  suggest: (input: SuggestInput) => Promise<PointSuggestion>;
}

/** How long the search for a cut picture may look for the second best place. */
const TEMPLATE_MS = 2500;
/** How much the pixels around an anchor may differ, in steps, and how far around it they are compared. */
const ANCHOR_SPOT = {steps: 4, limit: 4};

/** Keeps the opened pictures, and searches them. */
export function createColorService(): ColorService {
  const rasters = new Map<number, Raster>();

  function rasterOf(picture: number): Raster {
    const raster = rasters.get(picture);
    if (!raster) throw new Error(`Picture ${picture} is not open.`);
    return raster;
  }

  function search(raster: Raster, {setup, template}: JudgeInput): PictureResult {
    const {task, points, region, ori, space, isInColor} = setup;
    const similarity = similarityOf(setup);
    if (task === 'find') return {task, ...judgePattern(raster, {points, region, similarity, ori, space})};
    if (task === 'compare')
      return {task, fits: points.map((point) => isPointThere(raster, point, similarity))};
    if (task === 'count') {
      const {width, height} = cropRaster(raster, region ?? [0, 0, raster.width, raster.height]);
      return {task, pixels: countColors(raster, points, {region, similarity}), of: width * height};
    }
    if (!template) return {task, matches: [], best: [], lookedDownTo: 1};
    const end = performance.now() + TEMPLATE_MS;
    const cut = cropRaster(rasterOf(template.picture), template.bounds);
    const wanted = {region, confidence: similarity, isInColor, ori};
    return {task, ...searchTemplate(raster, cut, wanted, () => performance.now() < end)};
  }

  return {
    async open({picture, file}) {
      const opened = await decodePng(file);
      rasters.set(picture, opened.raster);
      return opened;
    },
    async add({picture, raster}) {
      rasters.set(picture, raster);
    },
    async close(picture) {
      rasters.delete(picture);
    },
    async judge(input) {
      const {setup, shown, pictures} = input;
      const source = rasterOf(shown);
      return {
        placed: setup.points.map((point) => ({
          ...point,
          surroundings: describeSurroundings(source, point, similarityOf(setup)),
          radius: flatRadius(source, point, ANCHOR_SPOT),
        })),
        pictures: pictures.map((picture) => {
          const before = performance.now();
          const found = search(rasterOf(picture), input);
          return {...found, picture, ms: Math.round(performance.now() - before)};
        }),
      };
    },
    async suggest({shown, area, region, alike, others}) {
      return suggestPoints({
        raster: rasterOf(shown),
        area,
        region,
        alike: alike.map(rasterOf),
        others: others.map(rasterOf),
      });
    },
  };
}
