import type {ControlNode} from '../../phone/selector/controlNode';
import {nameControl} from '../chain/nameControl';
import {parseChain} from '../chain/parseChain';
import {type Screen, traceChain} from '../chain/traceChain';
import type {Feature} from './describeFeatures';
import {type FeatureIndex, indexFeatures} from './indexFeatures';

export interface ChainSuggestion {
  /** The chain without its end. */
  chain: string;
  /** How many controls match, and which of them the wanted one is, counted from 1. */
  count: number;
  position: number;
  reason: string;
}

interface Candidate {
  chain: string;
  reason: string;
  cost: number;
}

const MAX_SUGGESTIONS = 5;
/** How many candidates are tried: each costs a search through the whole screen. */
const MAX_TRIED = 48;
/** How many levels up and down a walk goes. */
const MAX_LEVELS = 4;
const MAX_NEIGHBOURS = 60;
/** What each further link costs beside the weaknesses of features. */
const LINK_COST = 6;
/** A control in a longer row of siblings is taken for an entry of a list, which scrolls and grows. */
const FIRST_LIST_POSITION = 5;
const LIST_COST = 12;
const LIST_WARNING = 'The place in a list may change.';

/**
 * Suggests chains for a control: those that find it alone, the shortest and most stable first. When none does, the one that
 * finds the fewest, with the node of the control among them.
 */
export function suggestChains(screen: Screen, wanted: number): readonly ChainSuggestion[] {
  const node = screen.nodes.find(({control}) => control.key === wanted);
  if (!node) return [];
  const index = indexFeatures(screen);
  const candidates = withoutRepeats(
    [...listOwn(node, index), ...listNear(node, screen, index)].sort(
      (a, b) => a.cost - b.cost || a.chain.length - b.chain.length,
    ),
  );
  const unique: ChainSuggestion[] = [];
  let best: ChainSuggestion | undefined;
  for (const {chain, reason} of candidates.slice(0, MAX_TRIED)) {
    const {matches} = traceChain(screen, parseChain(chain, screen.tree.platform));
    const position = matches.indexOf(wanted) + 1;
    if (position === 0) continue;
    const suggestion = {chain, count: matches.length, position, reason};
    if (matches.length === 1) unique.push(suggestion);
    else if (!best || matches.length < best.count) best = suggestion;
    if (unique.length === MAX_SUGGESTIONS) break;
  }
  if (unique.length > 0) return unique;
  return best ? [{...best, reason: describePosition(best)}] : [];
}

/** A control that is near is met again from each level above it. */
function withoutRepeats(candidates: readonly Candidate[]): Candidate[] {
  return candidates.filter(
    ({chain}, index) => candidates.findIndex((other) => other.chain === chain) === index,
  );
}

function describePosition({count, position}: ChainSuggestion): string {
  return `${count} controls fit, and this is number ${position} of them: the order may change.`;
}

/** Chains of the control's own features: one, or two together where one does not suffice. */
function listOwn(node: ControlNode, index: FeatureIndex): Candidate[] {
  const features = index.featuresOf(node);
  const alone = features.map((feature) => ({
    chain: `Selector()${feature.text}`,
    reason: withWarnings(`Only this control has this ${feature.word}.`, feature),
    cost: feature.weakness,
  }));
  const common = features.filter((feature) => !index.isUnique(feature));
  const pairs = common.flatMap((first, at) =>
    common.slice(at + 1).map((second) => ({
      chain: `Selector()${first.text}${second.text}`,
      reason: withWarnings(
        `Only this control has this ${first.word} and this ${second.word}.`,
        first,
        second,
      ),
      cost: first.weakness + second.weakness + LINK_COST,
    })),
  );
  return [...alone, ...pairs];
}

/** Chains that begin at a control beside, around or inside of it which can be named, and walk from there. */
function listNear(node: ControlNode, {tree}: Screen, index: FeatureIndex): Candidate[] {
  const candidates = listInside(node).flatMap(({node: inside, steps}) =>
    walkFrom(inside, index, {moves: `.parent(${steps})`, count: 1, where: 'around'}),
  );
  const path: number[] = [];
  let around = node;
  while (path.length < MAX_LEVELS && around.parent) {
    path.unshift(around.parent.children.indexOf(around) + 1);
    around = around.parent;
    const descent = path.map((position) => `.child(${position})`).join('');
    const inList = path.some((position) => position >= FIRST_LIST_POSITION);
    candidates.push(
      ...walkFrom(around, index, {moves: descent, count: path.length, where: 'inside of', inList}),
    );
    for (const {node: beside, steps} of listInside(around)) {
      if (beside === node || isInside(beside, node) || isInside(node, beside)) continue;
      const isSibling = tree.platform === 'android' && isNext(beside, node);
      const way: Way = isSibling
        ? {moves: `.brother(${beside.order < node.order ? '0.1' : '-0.1'})`, count: 1, where: 'beside'}
        : {moves: `.parent(${steps})${descent}`, count: path.length + 1, where: 'beside', inList};
      candidates.push(...walkFrom(beside, index, way));
    }
  }
  return candidates;
}

/** The way from a control that is near to the wanted one. */
interface Way {
  /** The links that go there, and how many they are. */
  moves: string;
  count: number;
  /** Where the wanted control is, seen from there. */
  where: 'around' | 'inside of' | 'beside';
  /** Whether the way counts the entries of a list. */
  inList?: boolean;
}

/** A chain for each feature by which a control can be named. */
function walkFrom(
  from: ControlNode,
  index: FeatureIndex,
  {moves, count, where, inList = false}: Way,
): Candidate[] {
  const reason = `It is ${where} “${nameControl(from.control)}”.`;
  return index.namesOf(from).map((name) => ({
    chain: `Selector()${name.text}${moves}`,
    reason: `${withWarnings(reason, name)}${inList ? ` ${LIST_WARNING}` : ''}`,
    cost: name.weakness + LINK_COST * (count + 0.5) + (inList ? LIST_COST : 0),
  }));
}

/** What is inside a control down to some levels, with the number of steps. */
function listInside(node: ControlNode): {node: ControlNode; steps: number}[] {
  const found: {node: ControlNode; steps: number}[] = [];
  let level: readonly ControlNode[] = [node];
  for (let steps = 1; steps <= MAX_LEVELS && found.length < MAX_NEIGHBOURS; steps++) {
    level = level.flatMap(({children}) => children).slice(0, MAX_NEIGHBOURS);
    for (const inside of level) found.push({node: inside, steps});
  }
  return found;
}

function isInside(node: ControlNode, around: ControlNode): boolean {
  for (let at = node.parent; at; at = at.parent) if (at === around) return true;
  return false;
}

function isNext(a: ControlNode, b: ControlNode): boolean {
  const siblings = a.parent?.children;
  return (
    siblings !== undefined &&
    siblings === b.parent?.children &&
    Math.abs(siblings.indexOf(a) - siblings.indexOf(b)) === 1
  );
}

function withWarnings(sentence: string, ...features: readonly Feature[]): string {
  return [sentence, ...new Set(features.flatMap(({warning}) => warning ?? []))].join(' ');
}
