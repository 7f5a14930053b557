import type {Bounds} from '../run/runEvent';

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

/** A control as it is at one moment, for drawing, for the tree and for searches. */
export interface ControlState {
  /** The same as long as the control lives. */
  key: number;
  look: Look;
  /** Class as the platform names it, such as `android.widget.TextView`. */
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
  /** A field that takes several lines, or one whose text is not shown. */
  multiline?: true;
  password?: true;
  enabled: boolean;
  focusable: boolean;
  focused: boolean;
  scrollable: boolean;
  /** Lies on the screen and inside what scrolls around it. */
  visible: boolean;
  /** Colours `#rrggbb`; absent: nothing is painted, or the ink of the look. */
  fill?: string;
  ink?: string;
  /** Name of the drawing of the scene that it shows. */
  picture?: string;
  children: readonly ControlState[];
}

/** The flags of a control that is only seen: enabled, visible, and nothing else. */
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

/** What the screen shows at one moment. */
export interface Frame {
  app: {packageName: string; name: string; activity: string};
  width: number;
  height: number;
  /** Size of letters and marks, as a part of those on a phone; absent: the same. */
  scale?: number;
  /** The screen's root control; what stands above the app (pop-ups, notification shade) comes last. */
  root: ControlState;
}
