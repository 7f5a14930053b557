import {searchTexts} from '@site/lib/search/searchTexts';
import type {ReactNode} from 'react';
import {OtherWays} from './OtherWays';
import styles from './search.module.css';
import type {HitLinks} from './useHitLinks';

/** Says above the hits that no page has most of what was asked, and where else to look. */
export function NearResults({links}: {links: HitLinks}): ReactNode {
  return (
    <div className={styles.near}>
      <p>{searchTexts.near}</p>
      <OtherWays {...links} />
    </div>
  );
}
