import {type Bounds, centerOf} from '../../geometry';
import {captureScreen} from '../../run/runState';
import {colorAt} from '../../vision/findColors';
import {cutPicture, keepPicture, pictureOf} from '../bitmaps';
import {codeOperations} from '../codeOperations';
import {colorOperations} from '../colorOperations';
import {findTexts, ocrOperations} from '../ocrOperations';
import {numberOf, type Operation, type Operations, regionOf, textOf} from '../operation';
import {pictureOperations} from '../pictureOperations';
import {cropPicture, openPicture} from '../pillowOperations';
import {reuseAndroidOperations} from '../reuseAndroidOperations';
import {screenOperations} from '../screenOperations';
import {stepOperations} from '../stepOperations';

const FORMAT_CV_MAT = 'cv';

const FIND_IMAGES = ['find', 'find_template', 'find_sift', 'find_all', 'find_all_template', 'find_all_sift'];
const STEPS = [
  'Crop',
  'GrayImage',
  'Threshold',
  'Erode',
  'Dilate',
  'MorphOpen',
  'MorphClose',
  'Resize',
  'Canny',
];
const OCR = ['find', 'find_all', 'exists', 'wait', 'click', 'wait_click', 'set_engine', 'matrix'];
const COLORS = ['find', 'find_all', 'find_color', 'find_all_color'];

/** The OCR engines, whose results have the form of `find_all()`. */
const readWithEngine: Operation = (values, state) =>
  findTexts({...values, text: values.pattern ?? null}, state, 'Ocr');

/** A search for pictures with results as on iOS: without the index. `scale_range` is not simulated. */
function findImages(search: Operation): Operation {
  return (values, state) => {
    if (Array.isArray(values.scale_range))
      state.noteUndocumented(
        'screen.FindImages',
        'scale_range: here a picture is found in its own size alone.',
      );
    const found = search(values, state);
    return Array.isArray(found) ? found.map(withoutIndex) : found && withoutIndex(found);
  };
}

function withoutIndex(match: object): object {
  return Object.fromEntries(Object.entries(match).filter(([name]) => name !== 'index'));
}

const alike = reuseAndroidOperations(
  'ios',
  [screenOperations, colorOperations, pictureOperations, ocrOperations, stepOperations, codeOperations],
  [
    'screen.CompareColors.compare',
    'screen.CompareColors.compare_multi',
    ...COLORS.map((name) => `screen.FindColors.${name}`),
    ...FIND_IMAGES.map((name) => `screen.FindImages.${name}`),
    ...OCR.map((name) => `screen.Ocr.${name}`),
    ...STEPS.map((name) => `screen.gp_tasks.${name}.run`),
    'screen.CodeScanner.scan',
  ],
  {'screen.CountingColor.count': 'screen.Colors.count'},
);

export const iosScreenOperations: Operations = {
  ...alike,
  ...Object.fromEntries(
    FIND_IMAGES.map((name) => `ios.screen.FindImages.${name}`).flatMap((name) =>
      alike[name] ? [[name, findImages(alike[name])]] : [],
    ),
  ),
  'ios.screen.Ocr.mlkitocr_v2': readWithEngine,
  'ios.screen.Ocr.paddleocr': readWithEngine,
  'ios.screen.Ocr.vision': readWithEngine,
  'ios.screen.CodeScanner.scan'(values, state) {
    if ((values.bitmap ?? values.image) === null) return [];
    const found = alike['ios.screen.CodeScanner.scan']?.(values, state);
    return Array.isArray(found) ? found.map(addCenter) : [];
  },
  'ios.screen.capture'(values, state) {
    const {width, height} = state.phone.scene.device;
    const region = regionOf(values) ?? [0, 0, width, height];
    state.emit({type: 'screenshot', region});
    const form = values.format === FORMAT_CV_MAT ? 'array' : 'bitmap';
    return keepPicture(state, cutPicture(state, captureScreen(state), region), form);
  },
  'ios.screen.cache'(values, state) {
    state.cachedScreen = undefined;
    if (values._cache === true) state.cachedScreen = pictureOf(values.image, state);
  },
  'ios.screen.is_cache': (_values, state) => state.cachedScreen !== undefined,
  'ios.screen.image_crop': cropPicture,
  'ios.screen.image_pixel'(values, state) {
    const color = colorAt(pictureOf(values.image, state), numberOf(values, 'x'), numberOf(values, 'y'));
    if (color === undefined)
      state.noteUndocumented(
        'screen.image_pixel',
        'What comes for a point outside is not documented; here it is None.',
      );
    return color === undefined ? undefined : toTuple(color);
  },
  'ios.screen.image_read': (values, state) => openPicture(textOf(values, 'file_path'), state),
  'ios.screen.image_compress'({image}, state) {
    state.noteUndocumented('screen.image_compress', 'Here the picture stays as it is.');
    return keepPicture(state, pictureOf(image, state));
  },
};

function toTuple(color: number): unknown {
  return [(color >> 16) & 255, (color >> 8) & 255, color & 255];
}

function addCenter(code: {rect: Bounds}): object {
  const [centerX, centerY] = centerOf(code.rect);
  return {...code, center_x: centerX, center_y: centerY};
}
