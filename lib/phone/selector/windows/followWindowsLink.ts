import type {ControlState} from '../../device/frame';
import {toRegExp} from '../../run/pythonPattern';
import {type ControlNode, listAllRelatives, type Relation} from '../controlNode';
import {RELATIONS} from '../selectorLink';

/** A link of a chain on Windows: the method and its arguments. */
export interface WindowsLink {
  name: string;
  values: readonly unknown[];
}

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
  nodes: readonly ControlNode[],
  {name, values}: WindowsLink,
  notes: string[],
): readonly ControlNode[] {
  const [value] = values;
  const readText = TEXTS[name];
  if (readText) return filterByText(nodes, name, String(value), readText, notes);
  const readState = STATES[name];
  if (readState) return nodes.filter(({control}) => readState(control) === (value !== false));
  const relation = RELATIONS.find((known) => known === name);
  if (relation) return listAllRelatives(nodes, relation, toPositions(relation, value));
  if (name === 'child_count') return nodes.filter(({control}) => control.children.length === value);
  if (name === 'depth') return nodes.filter(({depth}) => depth <= Number(value));
  // Only the window itself has a handle here.
  return name === 'handle' ? nodes.filter(({depth}) => depth === 0 && value === 0) : nodes;
}

function toPositions(relation: Relation, value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return relation === 'parent' ? [1] : [];
}

function filterByText(
  nodes: readonly ControlNode[],
  name: string,
  pattern: string,
  read: (control: ControlState) => string,
  notes: string[],
): ControlNode[] {
  const whole = toRegExp(pattern, 'is', true);
  const partial = toRegExp(pattern, 'is');
  const fitting = nodes.filter(({control}) => whole.test(read(control)));
  const loosely = nodes.filter(({control}) => partial.test(read(control)));
  if (loosely.length !== fitting.length)
    notes.push(
      `${name}(${JSON.stringify(pattern)}) must fit the whole text here. Whether it must is not documented: write "^…$" or ".*….*".`,
    );
  return fitting;
}
