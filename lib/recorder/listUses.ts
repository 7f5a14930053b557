import type {ControlState} from '../phone/device/frame';
import {listAncestors, listNodes} from '../phone/selector/controlNode';
import type {ChainSuggestion} from '../selectors/suggest/suggestChains';
import type {ControlTree} from '../selectors/tree/controlTree';
import {nameForReader} from './nameForReader';
import type {ReadProperty, RecordedStep} from './recordedStep';

type StepOf<Kind> = Extract<RecordedStep, {kind: Kind}>;

/** What a script can do with a control, as steps. */
export interface ControlUses {
  press: StepOf<'press' | 'tapControl'>;
  /** Absent for a control that says nothing itself. */
  read: StepOf<'read'> | undefined;
  /** A step that lacks its text; absent for a control that takes none. */
  type: Omit<StepOf<'type'>, 'text'> | undefined;
}

const FIELDS = {android: /EditText$/, ios: /TextField$|SearchField$|TextView$/} as const;

/** What a script can do with a chosen control; `undefined` when no selector finds it alone. */
export function listUses(
  tree: ControlTree,
  control: ControlState,
  suggestions: readonly ChainSuggestion[],
): ControlUses | undefined {
  const chain = suggestions.find(({count}) => count === 1)?.chain;
  if (chain === undefined) return undefined;
  const found = {chain, name: nameForReader(control)};
  const property = findReadable(tree, control);
  const isField = control.editable || FIELDS[tree.platform].test(control.type);
  return {
    press: {...found, ...findPress(tree, control, chain)},
    read: property && {...found, kind: 'read', property},
    type: isField ? {...found, kind: 'type'} : undefined,
  };
}

function findReadable(
  {platform, attributes}: ControlTree,
  {key, text, desc}: ControlState,
): ReadProperty | undefined {
  if (platform === 'android') {
    if (text) return 'text';
    return desc ? 'desc' : undefined;
  }
  const {label, value} = attributes.get(key) ?? {};
  if (label) return 'label';
  return value ? 'value' : undefined;
}

/**
 * On Android `Node.click` is for the clickable control, which may be around a text. Where none is, as in apps that draw their
 * controls themselves, or the dump does not say so, a tap does what a finger does. On iOS `Node.click` is such a tap.
 */
function findPress(
  {platform, roots, gaps}: ControlTree,
  {key}: ControlState,
  chain: string,
): Pick<ControlUses['press'], 'kind' | 'chain'> {
  if (platform === 'ios') return {kind: 'press', chain};
  const node = listNodes(roots).find(({control}) => control.key === key);
  const levels = [node, ...listAncestors(node)].findIndex((each) => each?.control.clickable);
  if (levels === -1 || gaps.clickable !== undefined) return {kind: 'tapControl', chain};
  return {kind: 'press', chain: levels === 0 ? chain : `${chain}.parent(${levels})`};
}
