import {type ControlState, PLAIN_FLAGS} from '../../phone/device/frame';
import type {ControlAttributes} from '../../phone/selector/ios/iosLink';
import {assembleTree} from './assembleTree';
import {type ControlTree, UnreadableTree} from './controlTree';
import type {XmlElement} from './parseXml';

const PREFIX = 'XCUIElementType';

/** Reads what `Selector.xml()` gives on iOS: an element for each control, named after its type. */
export function readIosXml(root: XmlElement): ControlTree {
  const attributes = new Map<number, ControlAttributes>();

  function read(element: XmlElement): ControlState {
    const given: ControlAttributes = {type: element.name, ...element.attributes};
    const key = attributes.size + 1;
    attributes.set(key, given);
    const [x, y] = [numberOf(given, 'x'), numberOf(given, 'y')];
    return {
      key,
      look: 'group',
      type: given.type ?? element.name,
      bounds: [x, y, x + numberOf(given, 'width'), y + numberOf(given, 'height')],
      ...textFields(given),
      packageName: '',
      ...PLAIN_FLAGS,
      enabled: given.enabled !== 'false',
      visible: given.visible !== 'false',
      children: element.children.filter(isControl).map(read),
    };
  }

  const roots = isControl(root) ? [read(root)] : root.children.filter(isControl).map(read);
  if (roots.length === 0) throw new UnreadableTree('The tree has no controls.');
  return assembleTree({platform: 'ios', roots, attributes});
}

/** What the picture and the tree show: the label, or the value where there is none. */
function textFields({label, value, name}: ControlAttributes): Partial<ControlState> {
  const text = label || value;
  return {...(text && {text}), ...(name && {id: name})};
}

/** Whether an element stands for a control: others belong to the dump itself. */
export function isControl({name}: XmlElement): boolean {
  return name.startsWith(PREFIX);
}

function numberOf(given: ControlAttributes, name: string): number {
  const number = Number(given[name] ?? 0);
  return Number.isFinite(number) ? number : 0;
}
