import type {Platform} from '../../platforms';
import {escapePattern} from '../../text/escapePattern';
import type {ControlState} from '../device/frame';

/** Writes the shortest selector that names a control by what it holds: its text, else its description, id or type. */
export function describeSelector({id, text, desc, type}: ControlState, platform: Platform): string {
  if (platform === 'ios') {
    if (text) return `Selector().label(${quote(text)}).find()`;
    if (id) return `Selector().name(${quote(id)}).find()`;
    return `Selector().type(${quote(type)}).find()`;
  }
  if (text) return `Selector().text(${quote(`^${escapePattern(text)}$`)}).find()`;
  if (desc) return `Selector().desc(${quote(`^${escapePattern(desc)}$`)}).find()`;
  if (id) return `Selector().id(${quote(`^${escapePattern(id)}$`)}).find()`;
  return `Selector().type(${quote(type)}).find()`;
}

/** Writes a text as Python does, raw where it holds backslashes: but a raw one cannot end with a backslash. */
export function quote(text: string): string {
  return text.includes('\\') && !/["\r\n]|\\$/.test(text) ? `r"${text}"` : JSON.stringify(text);
}
