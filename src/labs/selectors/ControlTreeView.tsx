import type {ControlTree} from '@site/lib/selectors/tree/controlTree';
import {type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState} from 'react';
import {ControlRow} from './ControlRow';
import {chooseRow} from './chooseRow';
import {listRows} from './listRows';
import styles from './SelectorLab.module.css';
import {useClosedRows} from './useClosedRows';

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

/** The tree of controls; of a long one, only the rows in view are rendered. */
export function ControlTreeView({tree, matches, wanted, onChoose}: ControlTreeViewProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const {closed, toggle} = useClosedRows(tree, wanted);
  const [view, setView] = useState({top: 0, height: 600});
  const rows = useMemo(() => listRows(tree.roots, closed), [tree, closed]);
  const active = rows.findIndex(({control}) => control.key === wanted);
  const isLong = rows.length > MANY_ROWS;

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
      // A row takes the focus at a press, but its keys move the active row, which is told of only while the tree has the focus.
      onFocus={() => box.current?.focus({preventScroll: true})}
      onScroll={({currentTarget: {scrollTop, clientHeight}}) =>
        setView({top: scrollTop, height: clientHeight})
      }
    >
      <div role="none" {...(isLong && {style: {blockSize: rows.length * ROW}})}>
        {shown.map(({row, index}) => (
          <ControlRow
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
