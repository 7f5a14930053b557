import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import styles from './ApiContents.module.css';

export interface ApiContentsProps {
  /** How many links there are, where the list is folded. */
  folded?: string;
  /** A list of links to the entries of the page. */
  children: ReactNode;
}

/** The contents at the top of a long page of the reference, and a link to how its entries are read. */
export function ApiContents({folded, children}: ApiContentsProps): ReactNode {
  return (
    <nav className={styles.root} aria-label="Calls on this page">
      <p className={styles.title}>
        Calls on this page (<Link to="/docs/reference/stubs#entries">how to read an entry</Link>)
      </p>
      {folded ? (
        <details>
          <summary>Show all {folded}</summary>
          {children}
        </details>
      ) : (
        children
      )}
    </nav>
  );
}
