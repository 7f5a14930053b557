import {OTHER_WAYS} from '@site/lib/search/otherWays';
import type {ReactNode} from 'react';
import type {HitLinks} from './useHitLinks';

/** Where a reader may look who did not find a thing by its words. */
export function OtherWays({toHref, follow}: HitLinks): ReactNode {
  return (
    <p>
      Or look in{' '}
      {OTHER_WAYS.map(({to, label}, index) => (
        <span key={to}>
          {index > 0 && ', '}
          <a href={toHref(to)} onClick={(event) => follow(event, to)}>
            {label}
          </a>
        </span>
      ))}
      .
    </p>
  );
}
