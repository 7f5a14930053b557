import type {ControlState} from '../device/frame';

/** Writes the shortest selector that names a control by what it holds: its id, else its text, description or type. */
export function describeSelector(
  {id, text, desc, type}: ControlState,
  platform: 'android' | 'ios' | 'windows',
): string {
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

function quote(text: string): string {
  return text.includes('\\') && !text.includes('"') ? `r"${text}"` : JSON.stringify(text);
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
