import type {ControlAttributes} from '@site/lib/phone/selector/ios/iosLink';
import type {ControlUses} from '@site/lib/recorder/listUses';
import type {RecordedStep} from '@site/lib/recorder/recordedStep';
import {formatStatement} from '@site/lib/selectors/chain/formatStatement';
import type {ChainSuggestion} from '@site/lib/selectors/suggest/suggestChains';
import type {ControlTree} from '@site/lib/selectors/tree/controlTree';
import {CopyHiddenText} from '@site/src/components/CopyHiddenText/CopyHiddenText';
import {type ReactNode, useId} from 'react';
import {ControlUse} from './ControlUse';
import styles from './SelectorLab.module.css';

export interface ControlDetailsProps {
  attributes: ControlAttributes;
  platform: ControlTree['platform'];
  suggestions: readonly ChainSuggestion[];
  /** Whether the suggestions are still those of the control before. */
  areOutdated: boolean;
  /** What a script can do with it; undefined when no selector finds it alone. */
  uses: ControlUses | undefined;
  onUse: (chain: string) => void;
  onAdd: (step: RecordedStep) => void;
}

/** The chosen control: chains that find it, and what is known of it. */
export function ControlDetails(props: ControlDetailsProps): ReactNode {
  const {attributes, platform, suggestions, areOutdated, uses, onUse, onAdd} = props;
  const id = useId();
  return (
    <>
      {uses && <ControlUse key={uses.press.chain} uses={uses} areOutdated={areOutdated} onAdd={onAdd} />}
      <h2>Chains for this control</h2>
      {suggestions.length === 0 && <p>Nothing tells it from other controls.</p>}
      <ol className={styles.suggestions}>
        {suggestions.map(({chain, count, position, reason}, index) => {
          const statement = count === 1 ? `${chain}.find()` : `${chain}.find_all()`;
          return (
            <li key={chain}>
              <code id={`${id}-${index}`} translate="no">
                {statement}
              </code>
              <p>
                <strong>
                  {count === 1 ? 'Finds it alone.' : `Finds ${count}; it is number ${position}.`}
                </strong>{' '}
                {reason}
              </p>
              <div className={styles.tools}>
                <button
                  type="button"
                  className={styles.button}
                  aria-describedby={`${id}-${index}`}
                  onClick={() => onUse(statement)}
                >
                  Try it
                </button>
                <CopyHiddenText
                  className={styles.button}
                  label="Copy as script"
                  readText={() => formatStatement(chain, count === 1 ? 'find' : 'find_all', platform)}
                />
              </div>
            </li>
          );
        })}
      </ol>
      <h2>What is known of it</h2>
      <table className={styles.attributes}>
        <tbody>
          {Object.entries(attributes)
            .filter(([, value]) => value !== '')
            .map(([name, value]) => (
              <tr key={name}>
                <th scope="row" translate="no">
                  {name}
                </th>
                <td translate="no">{value}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </>
  );
}
