import type {ControlState} from '../phone/device/frame';
import {listAncestors, listNodes} from '../phone/selector/controlNode';
import type {ChainSuggestion} from '../selectors/suggest/suggestChains';
import type {ControlTree} from '../selectors/tree/controlTree';
import {nameForReader} from './nameForReader';
import type {ReadProperty, RecordedStep} from './recordedStep';

type StepOf<Kind> = Extract<RecordedStep, {kind: Kind}>;

/** What a script can do with a control, as steps. */
export interface ControlUses {
  press: StepOf<'press'>;
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
    press: {...found, chain: `${chain}${writeWayToPressed(tree, control)}`, kind: 'press'},
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

/** On Android a press on a text does nothing: it is for the clickable control around it. On iOS it goes to the place. */
function writeWayToPressed(tree: ControlTree, {key}: ControlState): string {
  if (tree.platform === 'ios' || tree.gaps.clickable !== undefined) return '';
  const node = listNodes(tree.roots).find(({control}) => control.key === key);
  const levels = [node, ...listAncestors(node)].findIndex((each) => each?.control.clickable);
  return levels > 0 ? `.parent(${levels})` : '';
}
