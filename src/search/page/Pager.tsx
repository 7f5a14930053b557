import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import styles from './SearchPage.module.css';

export interface PagerProps {
  /** Counts from 0. */
  page: number;
  /** How many there are. */
  pages: number;
  toPath: (page: number) => string;
  onTurn: () => void;
}

/** Links to the pages of hits before and after; nothing while all hits fit one page. */
export function Pager({page, pages, toPath, onTurn}: PagerProps): ReactNode {
  if (pages < 2) return null;
  return (
    <nav className={styles.pager} aria-label="Pages of results">
      {page > 0 && (
        <Link to={toPath(page - 1)} onClick={onTurn}>
          Previous
        </Link>
      )}
      <span>{`Page ${page + 1} of ${pages}`}</span>
      {page + 1 < pages && (
        <Link to={toPath(page + 1)} onClick={onTurn}>
          Next
        </Link>
      )}
    </nav>
  );
}
