import type {ControlState} from '@site/lib/phone/device/frame';
import {describeTrace} from '@site/lib/selectors/chain/describeTrace';
import {formatStatement} from '@site/lib/selectors/chain/formatStatement';
import {formatChain} from '@site/lib/selectors/chain/parseChain';
import type {ControlTree} from '@site/lib/selectors/tree/controlTree';
import {CopyHiddenText} from '@site/src/components/CopyHiddenText/CopyHiddenText';
import {FocusableButton} from '@site/src/components/FocusableButton/FocusableButton';
import type {ReactNode} from 'react';
import styles from './SelectorLab.module.css';
import type {Traced} from './useChainResults';

export interface ResultBarProps {
  traced: Traced | undefined;
  matches: readonly ControlState[];
  chosen: ControlState | undefined;
  platform: ControlTree['platform'];
  /** The fragment of a link, empty for a chain that is too long; undefined when a link cannot carry the screen. */
  link: string | undefined;
  onShow: (key: number) => void;
}

/** What a chain finds, in words, and what can be done with it. */
export function ResultBar({traced, matches, chosen, platform, link, onShow}: ResultBarProps): ReactNode {
  function showNext(): void {
    const at = matches.findIndex(({key}) => key === chosen?.key);
    const next = matches[(at + 1) % matches.length];
    if (next) onShow(next.key);
  }

  return (
    <div className={styles.result}>
      <output>{traced && describeTrace(traced.parsed, matches, chosen)}</output>
      <FocusableButton className={styles.button} isDisabled={matches.length === 0} onClick={showNext}>
        {matches.length > 1 ? 'Show the next match' : 'Show the match'}
      </FocusableButton>
      <CopyHiddenText
        className={styles.button}
        label="Copy as script"
        readText={() =>
          traced ? formatStatement(formatChain(traced.parsed), traced.parsed.end ?? 'find', platform) : ''
        }
      />
      {link !== undefined && (
        <CopyHiddenText
          className={styles.button}
          label="Copy link"
          readText={() => `${window.location.origin}${window.location.pathname}${link}`}
        />
      )}
    </div>
  );
}
