import {findByKey} from '../../device/findByKey';
import type {ControlState} from '../../device/frame';
import type {Bounds} from '../../geometry';
import type {RunState} from '../../run/runState';
import {PythonCall} from '../../run/toPython';
import {describeIosControls, labelOfIos, valueOfIos} from '../../selector/ios/describeIosControls';

/** The value of a property of `Node`, by its name in Python; undefined for an unknown name. */
export function readNodeValue(control: ControlState, name: string, state: RunState): unknown {
  const label = labelOfIos(control);
  const value = valueOfIos(control);
  switch (name) {
    case 'label':
      return label;
    case 'value':
      return value;
    case 'name':
      return control.id ?? label;
    case 'text':
      return label ?? value ?? '';
    case 'type':
    case 'className':
      return control.type;
    case 'id':
      return idOf(control.key);
    case 'rect':
      return toRect(control.bounds);
    case 'bounds':
      state.noteUndocumented(
        'node.Node.bounds',
        'The editions disagree about bounds: here, as in the newest one, it is the same as rect.',
      );
      return toRect(control.bounds);
    case 'enabled':
      return control.enabled;
    case 'visible':
    case 'displayed':
      return control.visible;
    case 'accessible':
      return describeIosControls(control, 1).get(control.key)?.accessible === 'true';
    case 'accessibility_container':
      return control.children.some(({clickable}) => clickable);
    case 'index':
      return indexOf(state.phone.frame().root, control.key);
    case 'info':
      return describeInfo(control, state);
    default:
      return undefined;
  }
}

function describeInfo(control: ControlState, state: RunState): object {
  const read = (name: string): unknown => readNodeValue(control, name, state);
  return {
    id: read('id'),
    label: read('label'),
    value: read('value'),
    text: read('text'),
    name: read('name'),
    className: read('className'),
    enabled: read('enabled'),
    displayed: read('displayed'),
    visible: read('visible'),
    accessible: read('accessible'),
    accessibilityContainer: read('accessibility_container'),
  };
}

const KEY_DIGITS = 12;

/** An id in the form of a UUID, as iOS has them. */
function idOf(key: number): string {
  return `00000000-0000-0000-0000-${String(key).padStart(KEY_DIGITS, '0')}`;
}

/** The index of a control among the children of its parent. */
function indexOf(root: ControlState, key: number): number {
  const index = root.children.findIndex((child) => child.key === key);
  if (index >= 0) return index;
  const child = root.children.find((inner) => findByKey(inner, key));
  return child ? indexOf(child, key) : 0;
}

function toRect([left, top, right, bottom]: Bounds): PythonCall {
  return new PythonCall('Rect', [left, top, right - left, bottom - top]);
}
