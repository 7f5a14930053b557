import {type OfflineList, type OfflinePart, PARTS} from '@site/lib/offline/offlineList';
import {formatBytes} from '@site/lib/text/formatBytes';
import {type ReactNode, useId} from 'react';
import styles from './offline.module.css';
import {CHOICES, PART_NAMES, TEXT_PARTS} from './partTexts';

export interface PartChoiceProps {
  list: OfflineList;
  parts: readonly OfflinePart[];
  isDisabled: boolean;
  onChange: (parts: readonly OfflinePart[]) => void;
}

/** The choice of parts, with their sizes. */
export function PartChoice({list, parts, isDisabled, onChange}: PartChoiceProps): ReactNode {
  const hasAllText = TEXT_PARTS.every((part) => parts.includes(part));
  const hasText = TEXT_PARTS.some((part) => parts.includes(part));
  const total: readonly OfflinePart[] = parts.length > 0 ? ['core', ...parts] : [];

  function set(changed: readonly OfflinePart[], isWanted: boolean) {
    onChange(PARTS.filter((part) => (changed.includes(part) ? isWanted : parts.includes(part))));
  }

  return (
    <fieldset className={styles.choice} disabled={isDisabled}>
      <legend>What to keep</legend>
      <Choice
        name="The text of the whole manual"
        size={TEXT_PARTS}
        list={list}
        isChosen={hasAllText}
        isPartly={hasText && !hasAllText}
        onChange={(isWanted) => set(TEXT_PARTS, isWanted)}
      />
      {CHOICES.map((part) => (
        <Choice
          key={part}
          name={PART_NAMES[part]}
          size={[part]}
          list={list}
          isChosen={parts.includes(part)}
          isInner={part !== 'labs'}
          onChange={(isWanted) => set([part], isWanted)}
        />
      ))}
      <p className={styles.note}>
        {PART_NAMES.core} come with every choice: {toSize(list, ['core'])}.
        {total.length > 0 && <> In all: {toSize(list, total)}.</>}
      </p>
    </fieldset>
  );
}

interface ChoiceProps {
  name: string;
  /** The parts whose size is shown. */
  size: readonly OfflinePart[];
  list: OfflineList;
  isChosen: boolean;
  isPartly?: boolean;
  /** Whether it is one of the parts of the first choice. */
  isInner?: boolean;
  onChange: (isWanted: boolean) => void;
}

function Choice({name, size, list, isChosen, isPartly = false, isInner = false, onChange}: ChoiceProps) {
  const id = useId();
  return (
    <div className={isInner ? styles.inner : styles.outer}>
      <input
        type="checkbox"
        id={id}
        aria-describedby={`${id}-size`}
        checked={isChosen}
        ref={(box) => {
          if (box) box.indeterminate = isPartly;
        }}
        onChange={({target}) => onChange(target.checked)}
      />
      <label htmlFor={id}>{name}</label>
      <span className={styles.size} id={`${id}-size`}>
        {toSize(list, size)}
      </span>
    </div>
  );
}

function toSize(list: OfflineList, parts: readonly OfflinePart[]): string {
  const transfer = parts.reduce((total, part) => total + list.parts[part].transfer, 0);
  const files = parts.flatMap((part) => Object.values(list.parts[part].files));
  const stored = files.reduce((total, [, bytes]) => total + bytes, 0);
  return `${formatBytes(transfer)} to load, ${formatBytes(stored)} stored`;
}
