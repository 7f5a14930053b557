import type {ControlNode} from '../../phone/selector/controlNode';
import type {Screen} from '../chain/traceChain';
import {describeFeatures, type Feature} from './describeFeatures';

/** The features that distinguish the controls of a screen, and how many share each. */
export interface FeatureIndex {
  featuresOf: (node: ControlNode) => readonly Feature[];
  /** The features by which a control can be named alone. */
  namesOf: (node: ControlNode) => readonly Feature[];
  isUnique: (feature: Feature) => boolean;
}

const INDEXES = new WeakMap<Screen, FeatureIndex>();

/** Makes the index of a screen once. */
export function indexFeatures(screen: Screen): FeatureIndex {
  const known = INDEXES.get(screen);
  if (known) return known;
  const types = [...new Set(screen.nodes.map(({control}) => control.type))];
  const features = new Map(
    screen.nodes.map((node) => [node, describeFeatures(node.control, screen.tree, types)] as const),
  );
  const counts = new Map<string, number>();
  for (const list of features.values())
    for (const {text} of list) counts.set(text, (counts.get(text) ?? 0) + 1);
  const isUnique = ({text}: Feature): boolean => counts.get(text) === 1;
  const featuresOf = (node: ControlNode): readonly Feature[] => features.get(node) ?? [];
  const index: FeatureIndex = {
    featuresOf,
    namesOf: (node) => featuresOf(node).filter((feature) => feature.isName && isUnique(feature)),
    isUnique,
  };
  INDEXES.set(screen, index);
  return index;
}
