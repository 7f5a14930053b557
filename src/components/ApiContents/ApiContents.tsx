import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import styles from './ApiContents.module.css';

export interface ApiContentsProps {
  /** How many links a list has that is folded. */
  foldedCount?: number;
  /** A list of links to the entries of the page. */
  children: ReactNode;
}

/** The contents at the top of a long page of the reference, and a link to how its entries are read. */
export function ApiContents({foldedCount, children}: ApiContentsProps): ReactNode {
  return (
    <nav className={styles.root} aria-label="Calls on this page">
      <p className={styles.title}>
        Calls on this page (<Link to="/docs/reference/stubs#entries">how to read an entry</Link>)
      </p>
      {foldedCount ? (
        <details>
          <summary>Show all {foldedCount}</summary>
          {children}
        </details>
      ) : (
        children
      )}
    </nav>
  );
}
