import type {ControlState} from '../../device/frame';
import {clientAreaOf} from '../../device/liveWindow';
import {drawFrame} from '../../draw/drawFrame';
import {clampBounds, cropRaster, type Raster, rasterise} from '../../draw/rasterise';
import type {Bounds} from '../../geometry';
import {captureScreen, type RunState} from '../../run/runState';
import {type ReadText, readTexts} from '../../vision/readTexts';
import {desktopOf} from './desktopOf';

/** Texts on pictures, recorded when the pictures were taken. */
const texts = new WeakMap<Raster, readonly ReadText[]>();

/** Captures the screen or a region of it. */
export function takeScreen(state: RunState, region?: Bounds): Raster {
  const frame = state.phone.frame();
  const screen = captureScreen(state);
  const area = clampBounds(region ?? [0, 0, frame.width, frame.height], screen);
  const raster = cropRaster(screen, area);
  texts.set(raster, shift(readTexts(frame, area), area));
  state.emit({type: 'screenshot', region: area});
  return raster;
}

/** Captures a window or its client area, even when others cover it; `undefined` for a closed window. */
export function takeWindow(
  state: RunState,
  {handle, bounds}: {handle: number; bounds: Bounds},
  part: 'all' | 'client',
): Raster | undefined {
  const root = desktopOf(state).tree(handle);
  if (!root) return undefined;
  const area = part === 'all' ? bounds : clientAreaOf(bounds);
  const [left, top, right, bottom] = area;
  const screen = state.phone.frame();
  // A window may hang out of the screen, and its picture is whole; one of any size that a script asks for would fill the memory.
  const width = Math.min(screen.width, Math.max(0, Math.round(right - left)));
  const height = Math.min(screen.height, Math.max(0, Math.round(bottom - top)));
  const frame = {...screen, root: moveControl(root, -left, -top), width, height};
  const raster = rasterise(drawFrame(frame, state.phone.scene.pictures), width, height);
  texts.set(raster, readTexts(frame, [0, 0, width, height]));
  state.emit({type: 'screenshot', region: area});
  return raster;
}

/** Saves a picture under a path; does nothing when `path` is not text. */
export function savePicture(state: RunState, path: unknown, picture: Raster): void {
  if (typeof path === 'string') state.saved.set(toSlashes(path), picture);
}

/** A Windows path in the form under which pictures are saved. */
export function toSlashes(path: string): string {
  return path.replaceAll('\\', '/');
}

/** The texts on a picture of the screen or a window; `undefined` for other pictures. */
export function textsOn(raster: Raster): readonly ReadText[] | undefined {
  return texts.get(raster);
}

function moveControl(control: ControlState, dx: number, dy: number): ControlState {
  const [left, top, right, bottom] = control.bounds;
  return {
    ...control,
    bounds: [left + dx, top + dy, right + dx, bottom + dy],
    children: control.children.map((child) => moveControl(child, dx, dy)),
  };
}

function shift(found: readonly ReadText[], [left, top]: Bounds): ReadText[] {
  return found.map(({bounds: [l, t, r, b], ...text}) => ({
    ...text,
    bounds: [l - left, t - top, r - left, b - top],
  }));
}
