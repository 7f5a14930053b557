import type {Platform} from '../../platforms';
import type {Look} from '../device/frame';
import type {Bounds} from '../geometry';

/** A phone or a computer with its apps, as a file of `data/scenes/` describes it. All sizes are pixels of its screen. */
export interface Scene {
  /** Name in fences and on the command line; the name of the file. */
  id: string;
  title: string;
  /** What the reader sees, in one sentence; the page says it to readers who cannot see the phone. */
  description: string;
  platform: Platform;
  device: SceneDevice;
  /** Package name of the app in front at the start. */
  start: string;
  apps: readonly SceneApp[];
  /** What the simulated user does when the script asks; absent answers confirm. */
  user?: SceneUser;
  clipboard?: string;
  /** Files outside of the project, by absolute path. */
  files?: Readonly<Record<string, string>>;
  /** Notifications that come, by simulated time. */
  notifications?: readonly SceneNotification[];
  /** Drawings by name: of controls, and of the files `res/img/<name>.png` of the project. */
  pictures?: Readonly<Record<string, ScenePicture>>;
  /** Names of the drawings that the object detector of this phone knows, in the order of its labels. */
  detected?: readonly string[];
  /** Shell commands that this phone knows, with the lines that they print. */
  shell?: Readonly<Record<string, readonly string[]>>;
}

/** A drawing of plain shapes, placed from its own left top corner. */
export interface ScenePicture {
  width: number;
  height: number;
  shapes: readonly PictureShape[];
  /** What it says when it is a barcode or a QR code. */
  code?: SceneCode;
}

/** What a scanner reads from a code: its text, and the numbers of its kind and of its content. */
export interface SceneCode {
  value: string;
  format: number;
  type: number;
}

export type PictureShape =
  | {kind: 'rect'; bounds: Bounds; fill: string}
  | {kind: 'circle'; center: readonly [x: number, y: number]; radius: number; fill: string}
  /** `scale` is the size of a point of the bitmap font in pixels. */
  | {kind: 'text'; text: string; at: readonly [x: number, y: number]; scale: number; ink: string};

export interface SceneDevice {
  width: number;
  height: number;
  density: number;
  statusBarHeight: number;
  brand: string;
  model: string;
  /** Version of the system, such as `13`. */
  version: string;
  /** Level of Android's interface; only Android has one. */
  sdk?: number;
  /** Where the phone is: degrees north, degrees east, accuracy in metres; absent when it does not know. */
  place?: readonly [latitude: number, longitude: number, accuracy: number];
  id: string;
}

export interface SceneUser {
  /** Answers to dialogs in their order: `true`, `false`, a text, or a list of items; the last one repeats. */
  dialogs?: readonly (boolean | string | readonly string[])[];
  /** Where the user taps when the script asks for a point, in order; the last one repeats. */
  taps?: readonly (readonly [x: number, y: number])[];
  /** What pages of the script's windows send, by the name of their file: one message a second. */
  messages?: Readonly<Record<string, readonly (readonly [key: string, value: string])[]>>;
  /** Entries that the user presses in the menu of the floating button, some seconds after they are there. */
  menu?: readonly string[];
  /** Android's names of the permissions that the user refuses; all others are allowed. */
  refuses?: readonly string[];
}

export interface SceneNotification {
  atMs: number;
  packageName: string;
  title: string;
  text: string;
}

export interface SceneApp {
  /** On Windows the name of the process, such as `notepad.exe`. */
  packageName: string;
  name: string;
  /** Class of the app's activity, on Windows of its window. */
  activity: string;
  /** What opens it from other apps, on iOS, such as `weixin://`. */
  scheme?: string;
  /** Its window, on Windows. */
  window?: SceneWindow;
  /** Values that texts (`{score}`) and conditions use. */
  variables?: Readonly<Record<string, number | string | boolean>>;
  /** The picture that two draggable controls with one picture show together, when a finger drops one on the other. */
  merges?: Readonly<Record<string, string>>;
  /** The first screen is the one the app opens with. */
  screens: readonly SceneScreen[];
}

/** The window of a program. */
export interface SceneWindow {
  /** Full path of the program's file. */
  path: string;
  /** What the title bar says, with `{variables}`; absent: the name of the program. */
  title?: string;
  bounds: Bounds;
  /** Colour of its icon on the desktop. */
  color?: string;
  /** Not open at the start. */
  closed?: boolean;
  minimized?: boolean;
  /** Open, but not on the screen. */
  hidden?: boolean;
  /** The program does not answer. */
  hangs?: boolean;
  /** Happens instead of closing, when the window is asked to close. */
  onClose?: readonly SceneStep[];
}

export interface SceneScreen {
  id: string;
  fill?: string;
  /** What happens when the screen opens. */
  onOpen?: readonly SceneStep[];
  /** What keys do, by their names joined with `+`: `ctrl+s`. */
  onKey?: Readonly<Record<string, readonly SceneStep[]>>;
  controls: readonly SceneControl[];
}

export interface SceneControl {
  look: Look;
  /** Short name for steps, and the resource id: `title` becomes `<package>:id/title`. */
  id?: string;
  /** Overrides the class that the look has on the platform. */
  type?: string;
  text?: string;
  desc?: string;
  hint?: string;
  fill?: string;
  ink?: string;
  /** Name of a drawing of the scene. */
  picture?: string;
  /** Edges from the left top corner of the parent; without them it stands below the one before, as wide as its parent. */
  bounds?: Bounds;
  /** Height of a control without `bounds`. */
  height?: number;
  /** Space before a control without `bounds`. */
  gap?: number;
  checked?: boolean;
  enabled?: boolean;
  /** Whether it shows at first; `when` decides later. */
  hidden?: boolean;
  /** Shows only while a variable has a value. */
  when?: {variable: string; is: number | string | boolean};
  /** Longest text of a field. */
  maxLength?: number;
  /** A field that takes several lines. */
  multiline?: boolean;
  /** A field whose text is not shown. */
  password?: boolean;
  /** The mouse or a finger can take hold of it and put it elsewhere. */
  draggable?: boolean;
  /** What happens when a finger brings a control with this picture onto it; one that was dragged vanishes then. */
  onArrive?: Readonly<Record<string, readonly SceneStep[]>>;
  /** A stick: while a finger holds it, this control goes in the direction of the finger. */
  steers?: SceneStick;
  /** A finger that has held it for a while moves it to another place among its siblings. */
  movable?: boolean;
  onTap?: readonly SceneStep[];
  onLongTap?: readonly SceneStep[];
  /** What the right button, a double click and the mere pointer of the mouse do. */
  onRightTap?: readonly SceneStep[];
  onDoubleTap?: readonly SceneStep[];
  onHover?: readonly SceneStep[];
  /** Happens when a text is typed into a field; `{text}` in a step's text is what it holds. */
  onType?: readonly SceneStep[];
  /** Moves to and fro between places, in simulated time; `periodMs` is the way there and back. */
  motion?: {to: readonly [x: number, y: number]; periodMs: number};
  children?: readonly SceneControl[];
}

/** What a stick moves, how fast, and where its middle may be, as places in its parent. */
export interface SceneStick {
  control: string;
  pixelsASecond: number;
  ways: readonly Bounds[];
}

/** One thing that happens in an app. */
export type SceneStep =
  | {do: 'open'; screen: string}
  | {do: 'back'}
  /** Closes the window of the program. */
  | {do: 'close'}
  | {do: 'launch'; packageName: string}
  | {do: 'show' | 'hide' | 'focus'; control: string}
  | {do: 'check'; control: string; checked: boolean}
  | {do: 'text'; control: string; text: string}
  | {do: 'set'; variable: string; value: number | string | boolean}
  /** `amount` may name another variable. */
  | {do: 'add'; variable: string; amount: number | string}
  | {do: 'copy'; text: string}
  /** Goes on only when what a variable holds fits a regular expression. */
  | {do: 'if'; variable: string; matches: string; steps: readonly SceneStep[]}
  /** Adds what is on the clipboard to a field. */
  | {do: 'paste'; control: string}
  | {do: 'toast'; text: string}
  | {do: 'after'; ms: number; steps: readonly SceneStep[]};
