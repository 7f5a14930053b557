import Link from '@docusaurus/Link';
import type {PageCounterpart} from '@site/lib/api/findPageCounterparts';
import {PLATFORM_NAMES} from '@site/lib/platforms';
import type {ReactNode} from 'react';

export interface PageCounterpartsProps {
  links: readonly PageCounterpart[];
}

/** Leads from a page to those on the same subject on other platforms. */
export function PageCounterparts({links}: PageCounterpartsProps): ReactNode {
  return (
    <p>
      On other platforms:{' '}
      {links.map(({platform, href, title}, index) => (
        <span key={platform}>
          {index > 0 && ', '}
          <Link to={href}>
            {title} ({PLATFORM_NAMES[platform]})
          </Link>
        </span>
      ))}
      .
    </p>
  );
}
