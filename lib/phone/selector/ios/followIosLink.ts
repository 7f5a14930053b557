import {type ControlNode, listAllRelatives} from '../controlNode';
import {filterByPattern} from '../filterByPattern';
import {type ChainLink, type ControlAttributes, IOS_MODES, type IosLink} from './iosLink';
import {evaluateXPath} from './xpath/evaluateXPath';

/** The tree in which an iOS chain searches. */
export interface IosContext {
  /** Attributes of each control, by its key. */
  attributes: ReadonlyMap<number, ControlAttributes>;
  roots: readonly ControlNode[];
  /** Assumptions that the manual does not cover are added here. */
  notes: string[];
  /** Known only on the simulated phone: a dump from elsewhere does not contain it. */
  device?: {
    /** Pixels for each unit of `x`, `y`, `width` and `height` in the tree. */
    scale: number;
    /** Bundle id of the app in front. */
    packageName: string;
  };
}

type TextLink = Extract<IosLink, {text: string}>;
type AmountLink = Extract<IosLink, {amount: number}>;

/**
 * Applies a link of an iOS chain to the controls found so far, as they are in the tree of `Selector.xml()`; `undefined` for a
 * link that cannot be evaluated here.
 */
export function followIosLink(
  nodes: readonly ControlNode[],
  link: ChainLink,
  context: IosContext,
): readonly ControlNode[] | undefined {
  const {attributes, notes} = context;
  const read = ({control}: ControlNode, name: string): string | undefined =>
    attributes.get(control.key)?.[name];

  if ('text' in link) return filterByText(nodes, link, read, context);
  if ('amount' in link) return filterByAmount(nodes, link, read, context);
  if ('expression' in link) {
    if (link.name === 'xpath') return evaluateXPath(link.expression, context);
    notes.push('predicate(): a predicate is not evaluated here; try it on the device.');
    return undefined;
  }
  if ('value' in link) return nodes.filter((node) => (read(node, link.name) === 'true') === link.value);
  if ('positions' in link) {
    const [position = 0] = link.positions;
    if (link.name === 'brother' && !Number.isInteger(position))
      notes.push('brother(): fractions are explained for Android only; the same rule is used here.');
    return listAllRelatives(nodes, link.name, link.positions);
  }
  return nodes;
}

type Read = (node: ControlNode, name: string) => string | undefined;

function filterByText(
  nodes: readonly ControlNode[],
  {name, text, mode}: TextLink,
  read: Read,
  {notes, device}: IosContext,
): readonly ControlNode[] | undefined {
  if (name === 'package') {
    if (device) {
      const {packageName} = device;
      const isInFront = mode === IOS_MODES.equal ? packageName === text : packageName.includes(text);
      return isInFront ? nodes : [];
    }
    notes.push('package(): the tree does not say which app is in front; the link changes nothing here.');
    return nodes;
  }
  if (name === 'node') {
    notes.push('node(): what a node value is is not documented; it is not tried here.');
    return undefined;
  }
  if (mode === IOS_MODES.equal) return nodes.filter((node) => read(node, name) === text);
  if (mode === IOS_MODES.contains) return nodes.filter((node) => read(node, name)?.includes(text));
  if (mode === IOS_MODES.matches)
    return filterByPattern(nodes, name, text, (node) => read(node, name), notes);
  notes.push(`${name}(): this mode does not compare texts, or is not documented; it is not tried here.`);
  return undefined;
}

const INDEX_NOTE = 'Where index() begins to count is not documented; here it is the index in the tree.';
const PLACE_NOTE =
  'counts physical pixels. Whether the numbers of the tree do is not documented; they are compared as they are.';

/** A note on the unit of a comparison; `undefined` when the manual defines it. */
function noteUnit(name: AmountLink['name'], isOnDevice: boolean): string | undefined {
  if (name === 'index') return INDEX_NOTE;
  if (name === 'x' || name === 'y') return isOnDevice ? undefined : `${name}() ${PLACE_NOTE}`;
  const meaning = isOnDevice
    ? 'here it is physical pixels.'
    : 'the numbers of the tree are compared as they are.';
  return `The unit of ${name}() is not documented; ${meaning}`;
}

function filterByAmount(
  nodes: readonly ControlNode[],
  {name, amount, mode}: AmountLink,
  read: Read,
  {notes, device}: IosContext,
): readonly ControlNode[] {
  const note = noteUnit(name, device !== undefined);
  if (note !== undefined) notes.push(note);
  const scale = name === 'index' ? 1 : (device?.scale ?? 1);
  return nodes.filter((node) => {
    const found = Number(read(node, name) ?? Number.NaN) * scale;
    if (mode === IOS_MODES.greater) return found > amount;
    return mode === IOS_MODES.less ? found < amount : found === amount;
  });
}
