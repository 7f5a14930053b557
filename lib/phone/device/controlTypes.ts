import type {Scene} from '../scene/scene';
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
  window: 'android.view.ViewGroup',
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
  window: 'Other',
};

const WINDOWS_TYPES: Readonly<Record<Look, string>> = {
  group: 'GroupControl',
  text: 'TextControl',
  heading: 'TextControl',
  button: 'ButtonControl',
  icon: 'ButtonControl',
  switch: 'CheckBoxControl',
  checkbox: 'CheckBoxControl',
  field: 'EditControl',
  row: 'ListItemControl',
  list: 'ListControl',
  image: 'ImageControl',
  bar: 'ToolBarControl',
  canvas: 'PaneControl',
  sprite: 'ImageControl',
  window: 'PaneControl',
};

/** The class name of a control on a platform; on Windows, as UI Automation for Python names it. */
export function typeOf(look: Look, platform: Scene['platform']): string {
  if (platform === 'android') return ANDROID_TYPES[look];
  return platform === 'ios' ? `XCUIElementType${IOS_TYPES[look]}` : WINDOWS_TYPES[look];
}

/** Height in pixels of a control whose scene gives neither bounds nor a height. */
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
  window: 1200,
};
