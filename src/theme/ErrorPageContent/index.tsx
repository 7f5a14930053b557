// Links lead on (tests/SPEC.md 2.4); the stock report of a crash stays when the reader goes to another page.
// Upstream: no issue found in November 2026.
import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/Error';
import ErrorPageContent from '@theme-original/ErrorPageContent';
import {type ReactNode, useEffect, useState} from 'react';

export default function ErrorPageContentUntilNavigation(props: Props): ReactNode {
  const {tryAgain} = props;
  const {pathname} = useLocation();
  const [crashedAt] = useState(pathname);
  useEffect(() => {
    if (pathname !== crashedAt) tryAgain();
  }, [pathname, crashedAt, tryAgain]);
  return <ErrorPageContent {...props} />;
}
