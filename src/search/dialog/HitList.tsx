import type {HitGroup} from '@site/lib/search/groupByPage';
import type {SearchHit} from '@site/lib/search/searchBackend';
import clsx from 'clsx';
import type {MouseEvent, ReactNode, RefCallback} from 'react';
import {HitText} from '../results/HitText';
import styles from '../results/search.module.css';

export interface HitListProps {
  id: string;
  className: string | undefined;
  isStale: boolean;
  groups: readonly HitGroup[];
  activeHit: SearchHit;
  takeActiveLink: RefCallback<HTMLElement>;
  query: string;
  caret: number;
  toHref: (url: string) => string;
  onFollow: (event: MouseEvent, hit: SearchHit) => void;
  onPoint: (hit: SearchHit) => void;
}

/** The dialog's hits as a list box, grouped by page; the search field owns the focus (ARIA practices, combobox). */
export function HitList({
  id,
  className,
  isStale,
  groups,
  activeHit,
  takeActiveLink,
  query,
  caret,
  toHref,
  onFollow,
  onPoint,
}: HitListProps): ReactNode {
  return (
    <div id={id} className={className} role="listbox" aria-label="Results" aria-busy={isStale}>
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a list box holds groups of options, not field sets
        <div key={group.page} role="group" aria-label={`${group.title}, ${group.platform}`}>
          <p className={styles.groupTitle} aria-hidden="true">
            {group.title} <span className={styles.platform}>{group.platform}</span>
          </p>
          {group.hits.map((hit) => (
            <a
              key={hit.id}
              ref={hit === activeHit ? takeActiveLink : undefined}
              id={toOptionId(id, hit)}
              role="option"
              tabIndex={-1}
              aria-selected={hit === activeHit}
              className={clsx(styles.hit, hit === activeHit && styles.active)}
              href={toHref(hit.url)}
              onClick={(event) => onFollow(event, hit)}
              onPointerMove={() => onPoint(hit)}
            >
              <HitText hit={hit} query={query} caret={caret} />
            </a>
          ))}
        </div>
      ))}
    </div>
  );
}

/** The element id by which the search field names its active option. */
export function toOptionId(listId: string, hit: SearchHit): string {
  return `${listId}-${hit.id}`;
}
