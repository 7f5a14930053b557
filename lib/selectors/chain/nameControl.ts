import type {ControlState} from '../../phone/device/frame';

/** How a control is called beside others: its text, description, id or class. */
export function nameControl({text, desc, id, type}: ControlState): string {
  return text ?? desc ?? id?.replace(/^.*:id\//, '') ?? nameType(type);
}

/** The last part of a class, such as `TextView`. */
export function nameType(type: string): string {
  return type.replace(/^.*\.|^XCUIElementType/, '') || 'Control';
}
