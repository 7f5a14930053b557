import type {ControlState} from '../../device/frame';
import type {ControlAttributes} from './iosLink';

/** The attributes of each control in an iOS page source, by its key. Positions and sizes are in points. */
export function describeIosControls(
  root: ControlState,
  scale: number,
): ReadonlyMap<number, ControlAttributes> {
  const attributes = new Map<number, ControlAttributes>();
  const add = (control: ControlState, index: number): void => {
    attributes.set(control.key, describeIosControl(control, index, scale));
    control.children.forEach(add);
  };
  add(root, 0);
  return attributes;
}

function describeIosControl(control: ControlState, index: number, scale: number): ControlAttributes {
  const [left, top, right, bottom] = control.bounds;
  const label = labelOfIos(control);
  const name = control.id ?? label;
  const value = valueOfIos(control);
  return {
    type: control.type,
    ...(value === undefined ? {} : {value}),
    ...(name === undefined ? {} : {name}),
    ...(label === undefined ? {} : {label}),
    enabled: String(control.enabled),
    visible: String(control.visible),
    accessible: String(isAccessible(control)),
    x: String(Math.round(left / scale)),
    y: String(Math.round(top / scale)),
    width: String(Math.round((right - left) / scale)),
    height: String(Math.round((bottom - top) / scale)),
    index: String(index),
  };
}

/** The accessibility label: the description, else the text; the text of a field is its value and no label. */
export function labelOfIos({desc, text, editable}: ControlState): string | undefined {
  return desc ?? (editable ? undefined : text);
}

/** The accessibility value: `1` or `0` for a switch, the content of a field or its hint while empty, the text of a label. */
export function valueOfIos({
  checkable,
  checked,
  editable,
  text,
  hint,
  look,
}: ControlState): string | undefined {
  if (checkable) return checked ? '1' : '0';
  if (editable) return text || hint;
  return look === 'text' || look === 'heading' ? text : undefined;
}

function isAccessible(control: ControlState): boolean {
  return control.clickable || control.editable || labelOfIos(control) !== undefined;
}

/** Writes controls as an iOS page source: XML with one element a control, named after its type. */
export function writeIosXml(root: ControlState, scale: number): string {
  const attributes = describeIosControls(root, scale);
  const write = (control: ControlState, indent: string): string => {
    const given = Object.entries(attributes.get(control.key) ?? {});
    const head = `${indent}<${control.type}${given.map(([name, value]) => ` ${name}="${escapeXml(value)}"`).join('')}`;
    if (control.children.length === 0) return `${head}/>\n`;
    const inside = control.children.map((child) => write(child, `${indent} `)).join('');
    return `${head}>\n${inside}${indent}</${control.type}>\n`;
  };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${write(root, '')}`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
