import type {ControlState} from '../../device/frame';
import {toRegExp} from '../../run/pythonPattern';
import {type ControlNode, listAllRelatives, type Relation} from '../controlNode';
import {RELATIONS} from '../selectorLink';

/** A link of a chain on Windows: a method and its arguments. */
export interface WindowsLink {
  name: string;
  values: readonly unknown[];
}

/** The Name property of UI Automation: the text of a control, or the caption of a field. */
export function nameOf({editable, text, desc}: ControlState): string {
  return (editable ? desc : (desc ?? text)) ?? '';
}

/** The Value property of UI Automation: the text of a field, empty for other controls. */
export function contentOf({editable, text}: ControlState): string {
  return editable ? (text ?? '') : '';
}

/** The ClassName property of UI Automation, derived from the control type. */
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

/** Applies one link to the controls found so far. Assumptions that the manual does not cover are added to `notes`. */
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
  // In the simulation, only the window itself has a handle.
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
