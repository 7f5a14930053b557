import type {PlatformFacet} from '@site/lib/platforms';
import {describeMissing} from '@site/lib/search/searchTexts';
import type {ReactNode} from 'react';
import styles from './search.module.css';

export interface MissingPlatformsProps {
  /** Platforms whose part of the index did not load. */
  platforms: readonly PlatformFacet[] | undefined;
  onRetry: () => void;
}

/** Says which platforms the hits leave out, because their part of the index did not load; nothing when there are none. */
export function MissingPlatforms({platforms, onRetry}: MissingPlatformsProps): ReactNode {
  if (platforms === undefined) return null;
  return (
    <p className={styles.missing} role="alert">
      {describeMissing(platforms)}{' '}
      <button type="button" className={styles.button} onClick={onRetry}>
        Try again
      </button>
    </p>
  );
}
