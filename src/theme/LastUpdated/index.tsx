// The stock note formats the day with `Intl`, which takes a slow phone 100 ms at the start of every docs page.
// Upstream: no issue found in November 2026.
import {ThemeClassNames} from '@docusaurus/theme-common';
import {formatDay} from '@site/lib/text/formatDay';
import type {Props} from '@theme/LastUpdated';
import type {ReactNode} from 'react';

export default function LastUpdated({lastUpdatedAt, lastUpdatedBy}: Props): ReactNode {
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      Last updated
      {lastUpdatedAt ? <Day at={new Date(lastUpdatedAt).toISOString()} /> : ''}
      {lastUpdatedBy ? (
        <>
          {' by '}
          <b>{lastUpdatedBy}</b>
        </>
      ) : (
        ''
      )}
    </span>
  );
}

function Day({at}: {at: string}): ReactNode {
  return (
    <>
      {' on '}
      <b>
        <time dateTime={at} itemProp="dateModified">
          {formatDay(at)}
        </time>
      </b>
    </>
  );
}
