import type {Bounds} from '../geometry';

/** How a control is drawn. */
export type Look =
  | 'group'
  | 'text'
  | 'heading'
  | 'button'
  | 'icon'
  | 'switch'
  | 'checkbox'
  | 'field'
  | 'row'
  | 'list'
  | 'image'
  | 'bar'
  | 'canvas'
  | 'sprite'
  | 'window';

/** A snapshot of a control, for drawing, for the tree and for searches. */
export interface ControlState {
  /** Identifies the control across snapshots. */
  key: number;
  look: Look;
  /** Class name on the platform, such as `android.widget.TextView`. */
  type: string;
  bounds: Bounds;
  text?: string;
  desc?: string;
  /** Resource id, such as `com.example.settings:id/title`. */
  id?: string;
  hint?: string;
  packageName: string;
  checkable: boolean;
  checked: boolean;
  clickable: boolean;
  longClickable: boolean;
  editable: boolean;
  /** Kinds of fields: for several lines, and with hidden text. */
  multiline?: true;
  password?: true;
  enabled: boolean;
  focusable: boolean;
  focused: boolean;
  scrollable: boolean;
  /** Whether any of it is on the screen and inside its scrolling list. */
  visible: boolean;
  /** Background and text colour, `#rrggbb`; absent: no background, and the default text colour of the look. */
  fill?: string;
  ink?: string;
  /** Name of a picture of the scene that it shows. */
  picture?: string;
  children: readonly ControlState[];
}

/** The flags of a control that is only visible and enabled. */
export const PLAIN_FLAGS = {
  checkable: false,
  checked: false,
  clickable: false,
  longClickable: false,
  editable: false,
  enabled: true,
  focusable: false,
  focused: false,
  scrollable: false,
  visible: true,
} satisfies Partial<ControlState>;

/** A snapshot of the screen. */
export interface Frame {
  app: {packageName: string; name: string; activity: string};
  width: number;
  height: number;
  /** Scale of text and symbols relative to a phone; absent: 1. */
  scale?: number;
  /** The root control; what lies above the app (pop-ups, notification shade) comes last. */
  root: ControlState;
}
