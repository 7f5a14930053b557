import {type ControlState, PLAIN_FLAGS} from '../../phone/device/frame';
import type {Bounds} from '../../phone/geometry';
import type {ControlAttributes} from '../../phone/selector/ios/iosLink';
import {assembleTree} from './assembleTree';
import {type ControlTree, UnreadableTree} from './controlTree';
import type {XmlElement} from './parseXml';

const EDITABLE =
  'A uiautomator dump does not say what can be typed into; classes that end in EditText or AutoCompleteTextView count here.';
const MISSING = 'The dump does not say this; nothing fits it here.';
const GAPS: Readonly<Record<string, string>> = {
  editable: EDITABLE,
  dismissable: `dismissable(): ${MISSING}`,
  inputType: `inputType(): ${MISSING}`,
  maxTextLength: `maxTextLength(): ${MISSING}`,
  path: 'path(): the form of a path is not documented; nothing fits it here.',
};

/** Reads what `uiautomator dump` writes: `hierarchy` with a `node` for each control. */
export function readUiautomator(hierarchy: XmlElement): ControlTree {
  const attributes = new Map<number, ControlAttributes>();
  let hasHints = false;
  let hasVisible = false;

  function read(element: XmlElement): ControlState {
    const given = element.attributes;
    const key = attributes.size + 1;
    attributes.set(key, given);
    const type = given.class ?? element.name;
    hasHints ||= given.hint !== undefined;
    hasVisible ||= given['visible-to-user'] !== undefined;
    return {
      key,
      look: 'group',
      type,
      bounds: readBounds(given.bounds),
      ...textFields(given),
      packageName: given.package ?? '',
      ...PLAIN_FLAGS,
      checkable: given.checkable === 'true',
      checked: given.checked === 'true',
      clickable: given.clickable === 'true',
      longClickable: given['long-clickable'] === 'true',
      editable: /(?:EditText|AutoCompleteTextView)$/.test(type),
      enabled: given.enabled !== 'false',
      focusable: given.focusable === 'true',
      focused: given.focused === 'true',
      scrollable: given.scrollable === 'true',
      visible: given['visible-to-user'] !== 'false',
      children: element.children.map(read),
    };
  }

  const roots = hierarchy.children.map(read);
  if (roots.length === 0) throw new UnreadableTree('The dump has no controls.');
  return assembleTree({
    platform: 'android',
    roots,
    attributes,
    gaps: {
      ...GAPS,
      ...(!hasHints && {hintText: `hintText(): ${MISSING}`}),
      ...(!hasVisible && {
        visible: 'uiautomator dumps only what is visible; every control counts as visible here.',
      }),
    },
  });
}

/** Android writes texts that are not there as empty ones; a selector does not find what is not there. */
function textFields(given: ControlAttributes): Partial<ControlState> {
  return {
    ...(given.text && {text: given.text}),
    ...(given['content-desc'] && {desc: given['content-desc']}),
    ...(given['resource-id'] && {id: given['resource-id']}),
    ...(given.hint && {hint: given.hint}),
  };
}

function readBounds(written = ''): Bounds {
  const [, left, top, right, bottom] =
    /^\[(-?\d{1,6}),(-?\d{1,6})\]\[(-?\d{1,6}),(-?\d{1,6})\]$/.exec(written) ?? [];
  return [Number(left ?? 0), Number(top ?? 0), Number(right ?? 0), Number(bottom ?? 0)];
}
