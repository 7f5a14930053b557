import type {ControlTree} from '@site/lib/selectors/tree/controlTree';
import {useCallback, useState} from 'react';

/** The key of the control that the reader has chosen in a tree. In a tree that comes later the same key is another control. */
export function useWanted(
  tree: ControlTree | undefined,
): [wanted: number | undefined, choose: (key: number) => void] {
  const [chosen, setChosen] = useState<{tree: ControlTree | undefined; key: number}>();
  const choose = useCallback((key: number) => setChosen({tree, key}), [tree]);
  return [chosen?.tree === tree ? chosen?.key : undefined, choose];
}
