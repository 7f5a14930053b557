import {type ControlNode, listNodes, listRelatives, type Relation} from '../../phone/selector/controlNode';
import {followLink} from '../../phone/selector/evaluateSelector';
import {IOS_MAX_CHILDREN, isWithinChildren} from '../../phone/selector/ios/childLimit';
import {followIosLink} from '../../phone/selector/ios/followIosLink';
import type {ChainLink} from '../../phone/selector/ios/iosLink';
import {listWithin} from '../../phone/selector/listWithin';
import type {SelectorLink} from '../../phone/selector/selectorLink';
import type {ControlTree} from '../tree/controlTree';
import type {ParsedChain} from './parseChain';

/** The controls of a tree with what is around them, made once for many chains. */
export interface Screen {
  tree: ControlTree;
  nodes: readonly ControlNode[];
  roots: readonly ControlNode[];
}

export interface ChainTrace {
  /** How many controls each link leaves, in their order; `undefined` for a link that cannot be tried here. */
  counts: readonly (number | undefined)[];
  /** Keys of the controls that the whole chain finds, in the order of the tree. */
  matches: readonly number[];
  /** Sentences on what the result rests on that the manual does not say. */
  notes: readonly string[];
  /** Place of the link that loses the wanted control; absent while the chain keeps it. */
  lostAt?: number;
}

const IOS_ALONE: ReadonlySet<string> = new Set(['accessible', 'clear_text', 'scroll']);

/** Prepares a tree of controls for chains to be traced in it. */
export function openScreen(tree: ControlTree): Screen {
  const nodes = listNodes(tree.roots);
  return {tree, nodes, roots: nodes.filter(({parent}) => parent === undefined)};
}

/** Follows a chain link by link. `wanted` is the key of the control that the chain is meant to find. */
export function traceChain(screen: Screen, chain: ParsedChain, wanted?: number): ChainTrace {
  const {tree, nodes} = screen;
  const notes: string[] = [];
  const links = chain.links.map(({link}) => link);
  const stages: (readonly ControlNode[])[] = [nodes];
  const counts: (number | undefined)[] = [];
  if (chain.hasOthers) notes.push('Only the first chain of the text is tried.');
  if (chain.xpath !== undefined) {
    notes.push(
      'Which parts of XPath the argument of Selector() takes is not documented; it is not tried here.',
    );
    return {counts: links.map(() => undefined), matches: [], notes};
  }
  // An XPath ignores all other conditions.
  const xpath = links.find((link) => 'expression' in link && link.name === 'xpath');
  const isIgnored = (link: ChainLink): boolean => xpath !== undefined && link !== xpath && isCondition(link);
  if (links.some(isIgnored))
    notes.push('With xpath() all other conditions are ignored: write them into the XPath.');
  for (const link of links) {
    const before = stages.at(-1) ?? [];
    const after = isIgnored(link) ? before : follow(before, link, screen, notes);
    const gap = tree.gaps[link.name];
    if (gap !== undefined) notes.push(gap);
    if (link.name === 'depth')
      notes.push('Where depth() begins to count is not documented; the outermost control is 0 here.');
    counts.push(after?.length);
    stages.push(after ?? before);
  }
  const matches = links.length > 0 ? (stages.at(-1) ?? []) : [];
  const isAllSeen = chain.limitsChildren || matches.every((node) => isWithinChildren(node, IOS_MAX_CHILDREN));
  if (tree.platform === 'ios' && !isAllSeen)
    notes.push(
      `The newest edition looks at ${IOS_MAX_CHILDREN} controls directly inside each one. A match is behind them: write Selector(maxChildren=0).`,
    );
  const lostAt = wanted === undefined ? undefined : findLoss(screen, links, stages, wanted);
  return {
    counts,
    matches: matches.map(({control}) => control.key),
    notes: [...new Set(notes)],
    ...(lostAt !== undefined && {lostAt}),
  };
}

/** What a link leaves of the controls before it; `undefined` when it cannot be tried here. */
function follow(
  before: readonly ControlNode[],
  link: ChainLink,
  {tree, roots}: Screen,
  notes: string[],
): readonly ControlNode[] | undefined {
  if (tree.platform === 'ios')
    return followIosLink(before, link, {attributes: tree.attributes, roots, notes});
  return isAndroidLink(link) ? followLink(before, link, notes) : undefined;
}

/** Everything but actions and moves; on Android no link is skipped. */
function isCondition(link: ChainLink): boolean {
  return !('positions' in link) && !('argument' in link);
}

/** The parser gives an Android chain Android's links alone. */
function isAndroidLink(link: ChainLink): link is SelectorLink {
  return !('text' in link || 'amount' in link || 'expression' in link || IOS_ALONE.has(link.name));
}

/**
 * The first link after which nothing is left that leads to the wanted control: a filter that drops it, or a move that goes
 * elsewhere.
 */
function findLoss(
  {nodes}: Screen,
  links: readonly ChainLink[],
  stages: readonly (readonly ControlNode[])[],
  wanted: number,
): number | undefined {
  const target = nodes.find(({control}) => control.key === wanted);
  if (!target || links.length === 0) return undefined;
  // From the end to the start: the controls from which the rest of the chain leads to the wanted one.
  const leading: ReadonlySet<ControlNode>[] = [new Set([target])];
  for (let index = links.length - 1; index >= 0; index--) {
    const next = leading[0] ?? new Set();
    const link = links[index];
    const before = link && 'positions' in link ? findOrigins(next, link.name, link.positions) : next;
    if (before.size === 0) return index;
    leading.unshift(before);
  }
  const lost = stages.findIndex((stage, index) => !stage.some((node) => leading[index]?.has(node)));
  return lost > 0 ? lost - 1 : undefined;
}

/** The controls from which a move reaches one of `targets`. */
function findOrigins(
  targets: ReadonlySet<ControlNode>,
  relation: Relation,
  positions: readonly number[],
): Set<ControlNode> {
  const origins = new Set<ControlNode>();
  for (const target of targets)
    for (const candidate of listCandidates(target, relation))
      if (listRelatives(candidate, relation, positions).includes(target)) origins.add(candidate);
  return origins;
}

function listCandidates(target: ControlNode, relation: Relation): readonly ControlNode[] {
  if (relation === 'child') return target.parent ? [target.parent] : [];
  if (relation === 'brother') return target.parent?.children ?? [];
  return target.children.flatMap(listWithin);
}
