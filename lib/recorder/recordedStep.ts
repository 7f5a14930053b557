import type {ScreenPoint} from '../phone/geometry';
import type {Platform} from '../platforms';

/** The platforms on whose phones a reader can record. */
export type RecordedPlatform = Exclude<Platform, 'windows'>;

export function isRecorded(platform: Platform): platform is RecordedPlatform {
  return platform !== 'windows';
}

export type RecordedKey = 'back' | 'home';

/** The keys that a recording presses; an iPhone has no Back. */
export const RECORDED_KEYS: Readonly<Record<RecordedPlatform, readonly RecordedKey[]>> = {
  android: ['back', 'home'],
  ios: ['home'],
};

export type ReadProperty = 'text' | 'desc' | 'label' | 'value';

/** What a reader did on the simulated phone, or chose on the screens of an app, as a script does it. */
export type RecordedStep =
  /** `chain` is a selector without its end that finds the control alone; `name` is what the reader knows it by. */
  | {kind: 'press'; chain: string; name: string}
  | {kind: 'type'; chain: string; name: string; text: string}
  /** Taps the middle of a control of Android that takes no press itself. */
  | {kind: 'tapControl'; chain: string; name: string}
  /** Prints a property of the node that is found. */
  | {kind: 'read'; chain: string; name: string; property: ReadProperty}
  /** Opens an app of Android by the name of its package. */
  | {kind: 'open'; app: string}
  /** A press on a place where no control can be found. */
  | {kind: 'tap'; at: ScreenPoint}
  | {kind: 'slide'; from: ScreenPoint; to: ScreenPoint}
  | {kind: 'key'; key: RecordedKey};
