import type {ControlState, Frame} from '../../phone/device/frame';
import {describeIosControls} from '../../phone/selector/ios/describeIosControls';
import type {ControlAttributes} from '../../phone/selector/ios/iosLink';

/** The controls of a screen, wherever they were read from. */
export interface ControlTree {
  platform: 'android' | 'ios';
  /** Size of the screen in the units of the bounds, as far as the controls tell it. */
  width: number;
  height: number;
  /** Controls that have no parent: one for each window. */
  roots: readonly ControlState[];
  size: number;
  /** By the key of the control. */
  attributes: ReadonlyMap<number, ControlAttributes>;
  /** By method of a selector: that this tree lacks what the method asks for, and what is used instead. */
  gaps: Readonly<Record<string, string>>;
  /** Sentences on what was left out while reading. */
  notes: readonly string[];
}

/** The tree is refused; the message is a sentence for the reader. */
export class UnreadableTree extends Error {}

export const TREE_LIMITS = {characters: 8_000_000, controls: 20_000, depth: 200};

/** Takes the controls of a simulated phone as a tree. All positions are in pixels, those in the attributes of iOS too. */
export function toControlTree(
  {root, width, height}: Frame,
  platform: ControlTree['platform'] = 'android',
): ControlTree {
  const attributes = platform === 'ios' ? describeIosControls(root, 1) : describeControls(root);
  return {platform, width, height, roots: [root], size: attributes.size, attributes, gaps: {}, notes: []};
}

function describeControls(root: ControlState): Map<number, ControlAttributes> {
  const attributes = new Map<number, ControlAttributes>();
  const add = (control: ControlState): void => {
    attributes.set(control.key, describeControl(control));
    control.children.forEach(add);
  };
  add(root);
  return attributes;
}

const SHOWN = ['text', 'desc', 'id', 'type', 'hint', 'packageName'] as const;
/** What a control is or is not, as a selector asks for it. */
export const FLAG_NAMES = [
  'clickable',
  'longClickable',
  'checkable',
  'checked',
  'editable',
  'enabled',
  'focusable',
  'focused',
  'scrollable',
  'visible',
] as const;

function describeControl(control: ControlState): ControlAttributes {
  return Object.fromEntries([
    ...SHOWN.flatMap((name) => (control[name] === undefined ? [] : [[name, control[name]]])),
    ['rect', control.bounds.join(', ')],
    ...FLAG_NAMES.map((name) => [name, String(control[name])]),
  ]);
}
