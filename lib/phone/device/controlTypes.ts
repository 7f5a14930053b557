import type {Look} from './frame';

const ANDROID_TYPES: Readonly<Record<Look, string>> = {
  group: 'android.view.ViewGroup',
  text: 'android.widget.TextView',
  heading: 'android.widget.TextView',
  button: 'android.widget.Button',
  icon: 'android.widget.ImageButton',
  switch: 'android.widget.Switch',
  checkbox: 'android.widget.CheckBox',
  field: 'android.widget.EditText',
  row: 'android.widget.LinearLayout',
  list: 'androidx.recyclerview.widget.RecyclerView',
  image: 'android.widget.ImageView',
  bar: 'android.view.ViewGroup',
  canvas: 'android.view.SurfaceView',
  sprite: 'android.view.View',
};

const IOS_TYPES: Readonly<Record<Look, string>> = {
  group: 'Other',
  text: 'StaticText',
  heading: 'StaticText',
  button: 'Button',
  icon: 'Button',
  switch: 'Switch',
  checkbox: 'Switch',
  field: 'TextField',
  row: 'Cell',
  list: 'Table',
  image: 'Image',
  bar: 'NavigationBar',
  canvas: 'Other',
  sprite: 'Other',
};

/** Names the class that a control of a look has on a platform; Windows names are those of UI Automation. */
export function typeOf(look: Look, platform: 'android' | 'ios' | 'windows'): string {
  if (platform === 'android') return ANDROID_TYPES[look];
  return platform === 'ios' ? `XCUIElementType${IOS_TYPES[look]}` : IOS_TYPES[look];
}

/** Pixels from top to bottom of a control that has neither edges nor a height of its own. */
export const DEFAULT_HEIGHTS: Readonly<Record<Look, number>> = {
  group: 0,
  text: 84,
  heading: 120,
  button: 132,
  icon: 132,
  switch: 96,
  checkbox: 96,
  field: 140,
  row: 180,
  list: 1200,
  image: 240,
  bar: 168,
  canvas: 1200,
  sprite: 120,
};
