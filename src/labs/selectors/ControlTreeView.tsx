import type {ControlState} from '@site/lib/phone/device/frame';
import {nameType} from '@site/lib/selectors/chain/nameControl';
import type {ControlTree} from '@site/lib/selectors/tree/controlTree';
import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import {chooseRow} from './chooseRow';
import {listAround, listRows} from './listRows';
import styles from './SelectorLab.module.css';

export interface ControlTreeViewProps {
  tree: ControlTree;
  matches: ReadonlySet<number>;
  wanted: number | undefined;
  onChoose: (key: number) => void;
}

/**
 * With more rows than this, only those in view are rendered, all of the same height. Otherwise long texts wrap; the details
 * show them in full in both cases.
 */
const MANY_ROWS = 400;
/** Height of a row when only those in view are rendered, in pixels. */
const ROW = 30;
const MARGIN_ROWS = 8;
/** Longer texts are cut, in characters. */
const MAX_NAME = 200;
/** Deeper levels are not indented further: the text would leave a narrow screen. */
const MAX_INDENT = 9;

/** The tree of controls; of a long one, only the rows in view are rendered. */
export function ControlTreeView({tree, matches, wanted, onChoose}: ControlTreeViewProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set());
  const [view, setView] = useState({top: 0, height: 600});
  const rows = useMemo(() => listRows(tree.roots, closed), [tree, closed]);
  const active = rows.findIndex(({control}) => control.key === wanted);
  const isLong = rows.length > MANY_ROWS;

  // biome-ignore lint/correctness/useExhaustiveDependencies: closed rows belong to the former tree.
  useEffect(() => setClosed(new Set()), [tree]);

  useEffect(() => {
    if (wanted === undefined) return;
    const around = listAround(tree.roots, wanted) ?? [];
    setClosed((now) =>
      around.some((key) => now.has(key)) ? new Set([...now].filter((key) => !around.includes(key))) : now,
    );
  }, [tree, wanted]);

  useEffect(() => {
    const element = box.current;
    if (!element || active < 0) return;
    const row = isLong ? null : document.getElementById(`${id}-${wanted}`);
    const top = row?.offsetTop ?? active * ROW;
    const bottom = top + (row?.offsetHeight ?? ROW);
    if (top < element.scrollTop) element.scrollTop = top - ROW;
    else if (bottom > element.scrollTop + element.clientHeight)
      element.scrollTop = bottom + ROW - element.clientHeight;
  }, [active, isLong, id, wanted]);

  const toggle = useCallback((key: number) => {
    setClosed((now) => {
      const next = new Set(now);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  }, []);

  function press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const step = chooseRow(event.key, rows, wanted, closed);
    if (!step) return;
    event.preventDefault();
    if (step.toggle !== undefined) toggle(step.toggle);
    if (step.row) onChoose(step.row.control.key);
  }

  const first = isLong ? Math.max(0, Math.floor(view.top / ROW) - MARGIN_ROWS) : 0;
  const last = isLong ? Math.ceil((view.top + view.height) / ROW) + MARGIN_ROWS : rows.length;
  const shown = rows.slice(first, last).map((row, index) => ({row, index: first + index}));
  const activeRow = rows[active];
  if (activeRow && (active < first || active >= last)) shown.push({row: activeRow, index: active});

  return (
    <div
      ref={box}
      role="tree"
      tabIndex={0}
      aria-label={`Controls: ${tree.size}`}
      {...(activeRow && {'aria-activedescendant': `${id}-${activeRow.control.key}`})}
      className={styles.tree}
      data-long={isLong}
      onKeyDown={press}
      onScroll={({currentTarget: {scrollTop, clientHeight}}) =>
        setView({top: scrollTop, height: clientHeight})
      }
    >
      <div role="none" {...(isLong && {style: {blockSize: rows.length * ROW}})}>
        {shown.map(({row, index}) => (
          <Row
            key={row.control.key}
            id={`${id}-${row.control.key}`}
            control={row.control}
            level={row.level}
            position={row.position}
            siblings={row.siblings}
            top={isLong ? index * ROW : undefined}
            isClosed={closed.has(row.control.key)}
            isMatch={matches.has(row.control.key)}
            isWanted={row.control.key === wanted}
            onChoose={onChoose}
            onToggle={toggle}
          />
        ))}
      </div>
    </div>
  );
}

interface RowProps {
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

/** A row, which renders again only when its properties change. */
const Row = memo(function Row({
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
}: RowProps): ReactNode {
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
