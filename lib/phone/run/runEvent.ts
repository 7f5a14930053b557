import type {Frame} from '../device/frame';
import type {Bounds, ScreenPoint} from '../geometry';

/** Something a search has found, as the page outlines and names it. */
export interface Match {
  bounds: Bounds;
  /** Text, description or class of a control; the text that was read; the colour of a point. */
  label: string;
  /** From 0 to 1, where the search gives one. */
  confidence?: number;
}

/** A line of a traceback in the reader's script or in a file of the project. */
export interface TraceLine {
  file: string;
  line: number;
  /** Name of the function, `<module>` outside of one. */
  function: string;
}

/** What touches the screen other than a finger: a button of the mouse, or the script without one. */
export type Hand = 'left' | 'middle' | 'right' | 'message';

/** What happened, without when and where; all of it is JSON. */
export type RunAction =
  /** A line begins; later ones of a long run are left out (`MAX_LINE_EVENTS`), the lines of calls never. */
  | {type: 'line'}
  /** `text` as it was printed, with its line end. */
  | {type: 'output'; text: string; stream: 'out' | 'error'}
  | {type: 'sleep'; ms: number}
  /** A finger touches a point; `target` names the control that took it, absent when none did. */
  | {type: 'tap'; at: ScreenPoint; ms: number; target?: string; by?: Hand}
  /** The pointer of the mouse comes to a point. */
  | {type: 'pointer'; at: ScreenPoint; ms: number}
  /** The wheel of the mouse turns over a point: negative scrolls down. */
  | {type: 'wheel'; at: ScreenPoint; clicks: number; target?: string}
  /** Fingers move, each along its own points. */
  | {type: 'swipe'; paths: readonly (readonly ScreenPoint[])[]; ms: number; target?: string; by?: Hand}
  | {type: 'key'; key: string}
  | {type: 'typed'; text: string; target?: string}
  /** A search ended; `query` is the call as the script wrote it, in short, `count` counts all matches. */
  | {
      type: 'find';
      what: 'control' | 'color' | 'picture' | 'text' | 'window';
      query: string;
      matches: readonly Match[];
      count: number;
      region?: Bounds;
    }
  | {type: 'screenshot'; region: Bounds}
  | {type: 'app'; packageName: string; name: string}
  /** A dialog of the script and what the simulated user answered: the label of a button, a text, an item. */
  | {
      type: 'dialog';
      kind: 'alert' | 'confirm' | 'prompt' | 'select';
      title: string;
      text: string;
      answer: string;
    }
  | {type: 'toast'; text: string; ms: number}
  /** A window of the script; `html` is the file's text when the project has it. */
  | {
      type: 'window';
      id: number;
      state: 'shown' | 'changed' | 'closed';
      title: string;
      bounds?: Bounds;
      html?: string;
    }
  | {type: 'clipboard'; text: string}
  | {type: 'stored'; key: string; value: string}
  /** What the screen shows from now on; sent when it has changed and something looks at it. */
  | {type: 'screen'; frame: Frame}
  /** The call did nothing here. `docs` is the page that describes it, as a path of the site. */
  | {type: 'not-simulated'; name: string; docs?: string}
  /** The call did what is likely; the manual does not say it. `note` is the sentence to show. */
  | {type: 'undocumented'; name: string; note: string; docs?: string}
  | {type: 'error'; kind: string; message: string; trace: readonly TraceLine[]}
  | {type: 'end'; outcome: RunOutcome};

/** One thing that happened: after how many simulated milliseconds, on which line of the script (from 1; 0 is none). */
export type RunEvent = RunAction & {atMs: number; line: number};

/** Which limit ended a run. */
export type LimitName = 'steps' | 'calls' | 'time' | 'output' | 'memory' | 'wall';

/** How a run ended. `exit` is a call of `exit()`; `stopped` is the reader's Stop. */
export type RunOutcome =
  | {status: 'done'}
  | {status: 'exit'}
  | {status: 'error'; kind: string; message: string}
  | {status: 'limit'; limit: LimitName; message: string}
  | {status: 'stopped'};
