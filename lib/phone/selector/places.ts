import type {ControlState} from '../device/frame';
import {pickPositions} from './pickPositions';

/** A control with what is around it. */
export interface Place {
  control: ControlState;
  parent: Place | undefined;
  depth: number;
  /** Place in the order of the tree. */
  order: number;
  children: readonly Place[];
}

/** A link that goes from controls to their relatives. */
export type Move = 'parent' | 'child' | 'brother';

/** Lists the controls inside of `roots` and these themselves, each before those inside it. */
export function listPlaces(roots: readonly ControlState[]): Place[] {
  const all: Place[] = [];
  for (const root of roots) collect(root, undefined, all);
  return all;
}

function collect(control: ControlState, parent: Place | undefined, all: Place[]): Place {
  const place: Place = {
    control,
    parent,
    depth: parent ? parent.depth + 1 : 0,
    order: all.length,
    children: [],
  };
  all.push(place);
  place.children = control.children.map((child) => collect(child, place, all));
  return place;
}

/** Goes from each control to its relatives; each is given once, in the order of the tree. */
export function moveAll(places: readonly Place[], name: Move, positions: readonly number[]): Place[] {
  // Not by flatMap: all siblings of three thousand siblings are nine million.
  const moved = new Set<Place>();
  for (const place of places) for (const relative of move(place, name, positions)) moved.add(relative);
  return [...moved].sort((a, b) => a.order - b.order);
}

/** Gives relatives of one control by the rules of `parent`, `child` and `brother`. */
export function move(place: Place, name: Move, positions: readonly number[]): Place[] {
  if (name === 'child') return pickPositions(place.children, positions);
  if (name === 'parent') return pickPositions(listAncestors(place), positions);
  const siblings = place.parent?.children ?? [place];
  return pickPositions(siblings, positions, siblings.indexOf(place));
}

function listAncestors({parent}: Place): Place[] {
  return parent ? [parent, ...listAncestors(parent)] : [];
}
