import type {Frame} from '../device/frame';
import type {Phone} from '../device/phone';
import {drawFrame} from '../draw/drawFrame';
import {type Raster, rasterise} from '../draw/rasterise';
import type {RunAction, RunOutcome} from './runEvent';
import type {RunLimits} from './runLimits';
import type {RunRequest} from './runProtocol';

/** Ends a run from within a call: no `except` of the script can catch it. */
export class RunEnd extends Error {
  constructor(readonly outcome: RunOutcome) {
    super(outcome.status);
  }
}

/** Ends a run that has passed a limit. */
export function endByLimit(limit: Extract<RunOutcome, {status: 'limit'}>['limit'], message: string): RunEnd {
  return new RunEnd({status: 'limit', limit, message});
}

/** Pages of the site by the short name of a call: `android.action.click`. */
export type DocsPages = Readonly<Record<string, string>>;

/** The screen that a picture was taken of, and which part of it the picture shows. */
export interface PictureOrigin {
  frame: Frame;
  /** Where the left top corner of the picture lies, in pixels of the screen. */
  left: number;
  top: number;
  /** How many pixels of the picture a pixel of the screen is wide, and high. */
  scale: readonly [x: number, y: number];
}

/** What the operations of one run share. */
export interface RunState {
  readonly request: RunRequest;
  readonly phone: Phone;
  readonly limits: RunLimits;
  readonly docs: DocsPages;
  /** Line of the script that runs. */
  line: number;
  /** Values of `KeyValue`. */
  readonly values: Map<string, unknown>;
  /** Pictures by number, the one used last at the end; those that were dropped keep their numbers. */
  readonly bitmaps: Map<number, Raster | undefined>;
  /** Windows of the script that are shown, by number; `pending` counts what their pages still send. */
  readonly windows: Map<number, {html: string; pending: number}>;
  /** Which part of which screen a picture shows, where it shows one. */
  readonly origins: WeakMap<Raster, PictureOrigin>;
  /** Pictures that the script has saved, by path. */
  readonly saved: Map<string, Raster>;
  /** Paths of pictures that are missing, once a search has printed so. */
  readonly missing: Set<string>;
  /** How many dialogs and requests for a tap the simulated user has answered. */
  dialogs: number;
  taps: number;
  /** How many times the script has asked for positions. */
  locationRequests: number;
  /** Screenshot that all searches use while `cache()` is on. */
  cachedScreen: Raster | undefined;
  /** The last screenshot, and what the screen showed then. */
  lastShot: {key: string; raster: Raster} | undefined;
  /** Kinds of events that the script has subscribed to. */
  readonly subscriptions: Set<string>;
  /** Permissions that the simulated user has granted; the accessibility service from the start, since scripts run in its mode. */
  readonly granted: Set<string>;
  /** Events for the script, which it receives when it sleeps next. */
  readonly pendingEvents: {kind: string; fields: Readonly<Record<string, unknown>>}[];
  emit(action: RunAction): void;
  /** Reports the screen when it has changed since the last report. */
  reportScreen(): void;
  /**
   * Reports, once a run, that a result is an assumption where the manual says nothing. `call` is the name without the platform,
   * such as `screen.Ocr`; one without a dot is Python's own.
   */
  noteUndocumented(call: string, note: string): void;
}

/** Takes a screenshot as pixels; while the screen stays as it is, it is the same picture, which nobody may change. */
export function captureScreen(state: RunState): Raster {
  const {phone, cachedScreen, lastShot} = state;
  if (cachedScreen) return cachedScreen;
  const frame = phone.frame();
  const key = JSON.stringify(frame);
  if (lastShot?.key === key) return lastShot.raster;
  const raster = rasterise(drawFrame(frame, phone.scene.pictures), frame.width, frame.height);
  state.lastShot = {key, raster};
  state.origins.set(raster, {frame, left: 0, top: 0, scale: [1, 1]});
  return raster;
}
