import type {ControlState} from '@site/lib/phone/device/frame';
import {nameType} from '@site/lib/selectors/chain/nameControl';
import {memo, type ReactNode} from 'react';
import styles from './SelectorLab.module.css';

/** Longer texts are cut, in characters. */
const MAX_NAME = 200;
/** Deeper levels are not indented further: the text would leave a narrow screen. */
const MAX_INDENT = 9;

export interface ControlRowProps {
  id: string;
  control: ControlState;
  level: number;
  position: number;
  siblings: number;
  /** Position in pixels when only rows in view are rendered. */
  top: number | undefined;
  isClosed: boolean;
  isMatch: boolean;
  isWanted: boolean;
  onChoose: (key: number) => void;
  onToggle: (key: number) => void;
}

/** A row of the tree, which renders again only when its properties change. */
export const ControlRow = memo(function ControlRow({
  id,
  control,
  level,
  position,
  siblings,
  top,
  isClosed,
  isMatch,
  isWanted,
  onChoose,
  onToggle,
}: ControlRowProps): ReactNode {
  const {key, type, text, desc, children} = control;
  const name = text ?? desc ?? control.id?.replace(/^.*:id\//, '');
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree handles the keys of its rows.
    <div
      id={id}
      role="treeitem"
      tabIndex={-1}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-selected={isWanted}
      {...(children.length > 0 && {'aria-expanded': !isClosed})}
      className={styles.row}
      data-match={isMatch}
      style={{
        insetBlockStart: top,
        paddingInlineStart: `${0.25 + Math.min(level - 1, MAX_INDENT) * 0.875}rem`,
      }}
      onClick={() => onChoose(key)}
    >
      {children.length > 0 ? (
        // Not a button: a tree item must not contain one, and the arrow keys do the same.
        <span
          className={styles.twist}
          aria-hidden="true"
          onClick={(event) => {
            event.stopPropagation();
            onToggle(key);
          }}
        >
          {isClosed ? '▸' : '▾'}
        </span>
      ) : (
        <span className={styles.twist} aria-hidden="true" />
      )}
      <span className={styles.label} translate="no">
        {nameType(type)} {name !== undefined && <strong>{name.slice(0, MAX_NAME)}</strong>}
      </span>
      {isMatch && <span className={styles.badge}>match</span>}
    </div>
  );
});
