import type {ControlState} from '../../device/frame';
import {toRegExp} from '../../run/pythonPattern';
import {moveAll, type Place} from '../places';

/** A link of a chain on Windows: the method and its arguments. */
export interface WindowsLink {
  name: string;
  values: readonly unknown[];
}

const MOVES = ['child', 'parent', 'brother'] as const;

/** What UI Automation calls the name of a control: its text, of a field its caption. */
export function nameOf({editable, text, desc}: ControlState): string {
  return (editable ? desc : (desc ?? text)) ?? '';
}

/** What a control holds: the text of a field. */
export function contentOf({editable, text}: ControlState): string {
  return editable ? (text ?? '') : '';
}

/** The class that programs without one of their own give a control. */
export function classOf({type}: ControlState): string {
  return type.replace(/Control$/, '');
}

const TEXTS: Readonly<Record<string, (control: ControlState) => string>> = {
  name: nameOf,
  type: ({type}) => type,
  res_id: ({id}) => id ?? '',
  class_name: classOf,
  value: contentOf,
  description: ({hint}) => hint ?? '',
};

const STATES: Readonly<Record<string, (control: ControlState) => boolean>> = {
  visible: ({visible}) => visible,
  enabled: ({enabled}) => enabled,
  clickable: ({clickable}) => clickable,
  password: ({password}) => password === true,
};

/** Gives what one link leaves of the controls before it; what the manual does not say is added to `notes`. */
export function followWindowsLink(
  places: readonly Place[],
  {name, values}: WindowsLink,
  notes: string[],
): readonly Place[] {
  const [value] = values;
  const readText = TEXTS[name];
  if (readText) return filterByText(places, name, String(value), readText, notes);
  const readState = STATES[name];
  if (readState) return places.filter(({control}) => readState(control) === (value !== false));
  const move = MOVES.find((known) => known === name);
  if (move) return moveAll(places, move, toPositions(move, value));
  if (name === 'child_count') return places.filter(({control}) => control.children.length === value);
  if (name === 'depth') return places.filter(({depth}) => depth <= Number(value));
  // Only the window itself has a handle here.
  return name === 'handle' ? places.filter(({depth}) => depth === 0 && value === 0) : places;
}

function toPositions(move: (typeof MOVES)[number], value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return move === 'parent' ? [1] : [];
}

function filterByText(
  places: readonly Place[],
  name: string,
  pattern: string,
  read: (control: ControlState) => string,
  notes: string[],
): Place[] {
  const whole = toRegExp(pattern, 'is', true);
  const partial = toRegExp(pattern, 'is');
  const fitting = places.filter(({control}) => whole.test(read(control)));
  const loosely = places.filter(({control}) => partial.test(read(control)));
  if (loosely.length !== fitting.length)
    notes.push(
      `${name}(${JSON.stringify(pattern)}) must fit the whole text here. Whether it must is not documented: write "^…$" or ".*….*".`,
    );
  return fitting;
}
