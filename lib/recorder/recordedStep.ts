import type {ScreenPoint} from '../phone/geometry';

/** What a reader did on the simulated phone, as a script does it again. */
export type RecordedStep =
  /** `chain` is a selector without its end that finds the control alone; `name` is what the reader knows it by. */
  | {kind: 'press'; chain: string; name: string}
  | {kind: 'type'; chain: string; name: string; text: string}
  /** A press on a place where no control can be found. */
  | {kind: 'tap'; at: ScreenPoint}
  | {kind: 'slide'; from: ScreenPoint; to: ScreenPoint}
  | {kind: 'key'; key: 'back' | 'home'};
