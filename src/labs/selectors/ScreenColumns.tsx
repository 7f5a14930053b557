import type {ControlState} from '@site/lib/phone/device/frame';
import {listUses} from '@site/lib/recorder/listUses';
import type {RecordedStep} from '@site/lib/recorder/recordedStep';
import type {ChainSuggestion} from '@site/lib/selectors/suggest/suggestChains';
import type {ControlTree} from '@site/lib/selectors/tree/controlTree';
import {type ReactNode, useMemo} from 'react';
import {ControlDetails} from './ControlDetails';
import {ControlTreeView} from './ControlTreeView';
import {ScreenView} from './ScreenView';
import styles from './SelectorLab.module.css';
import type {Source} from './useScreenSource';

export interface ScreenColumnsProps {
  tree: ControlTree;
  source: Source;
  matches: readonly ControlState[];
  chosen: ControlState | undefined;
  /** Chains that find the chosen control. */
  suggestions: readonly ChainSuggestion[];
  /** Whether the suggestions are still those of the control before. */
  areOutdated: boolean;
  onChoose: (key: number) => void;
  onUse: (chain: string) => void;
  /** Adds what is done with the chosen control to the reader's script. */
  onAdd: (step: RecordedStep, control: ControlState) => void;
}

/** A screen as picture and tree, and what is known of the chosen control. */
export function ScreenColumns(props: ScreenColumnsProps): ReactNode {
  const {tree, source, matches, chosen, suggestions, areOutdated, onChoose, onUse, onAdd} = props;
  const matchKeys = useMemo(() => new Set(matches.map(({key}) => key)), [matches]);
  const uses = useMemo(() => chosen && listUses(tree, chosen, suggestions), [tree, chosen, suggestions]);

  return (
    <div className={styles.columns}>
      <div className={styles.picture} data-wide={tree.width > tree.height}>
        <ScreenView tree={tree} source={source} matches={matches} wanted={chosen} onChoose={onChoose} />
      </div>
      <ControlTreeView tree={tree} matches={matchKeys} wanted={chosen?.key} onChoose={onChoose} />
      <div className={styles.details}>
        {chosen ? (
          <ControlDetails
            attributes={tree.attributes.get(chosen.key) ?? {}}
            platform={tree.platform}
            suggestions={suggestions}
            areOutdated={areOutdated}
            uses={uses}
            onUse={onUse}
            onAdd={(step) => onAdd(step, chosen)}
          />
        ) : (
          <p>
            Choose a control in the picture or in the tree: chains that find it appear here, and the link
            above that loses it is marked.
          </p>
        )}
      </div>
    </div>
  );
}
