import type {ReactNode} from 'react';
import type {HitLinks} from './useHitLinks';

const PLACES = [
  {to: '/docs/problems/', label: 'Problems by what you see'},
  {to: '/docs/problems/messages', label: 'Messages'},
  {to: '/docs/android/api/', label: 'Android calls'},
  {to: '/docs/ios/api/', label: 'iOS calls'},
  {to: '/docs/windows/api', label: 'Windows calls'},
];

/** Where a reader may look who did not find a thing by its words. */
export function OtherWays({toHref, follow}: HitLinks): ReactNode {
  return (
    <p>
      Or look in{' '}
      {PLACES.map(({to, label}, index) => (
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
