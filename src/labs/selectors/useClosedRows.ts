import type {ControlTree} from '@site/lib/selectors/tree/controlTree';
import {useCallback, useState} from 'react';
import {listAncestors} from './listRows';

type Keys = ReadonlySet<number>;

const NONE: Keys = new Set();

/** The closed rows of a tree: another tree begins with all open, and those around a control open when it is chosen. */
export function useClosedRows(
  tree: ControlTree,
  wanted: number | undefined,
): {closed: Keys; toggle: (key: number) => void} {
  const [known, setKnown] = useState({tree, wanted, closed: NONE});

  const toggle = useCallback(
    (key: number) => setKnown((before) => ({...before, closed: toggled(before.closed, key)})),
    [],
  );

  if (known.tree === tree && known.wanted === wanted) return {closed: known.closed, toggle};
  // Changed while it renders, not afterwards: rows of the former tree never show.
  const closed = openAround(tree, wanted, known.tree === tree ? known.closed : NONE);
  setKnown({tree, wanted, closed});
  return {closed, toggle};
}

function toggled(closed: Keys, key: number): Keys {
  const next = new Set(closed);
  if (!next.delete(key)) next.add(key);
  return next;
}

function openAround({roots}: ControlTree, wanted: number | undefined, closed: Keys): Keys {
  if (wanted === undefined || closed.size === 0) return closed;
  const ancestors = listAncestors(roots, wanted) ?? [];
  return new Set([...closed].filter((key) => !ancestors.includes(key)));
}
