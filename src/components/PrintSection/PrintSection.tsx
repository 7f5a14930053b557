import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {PLATFORM_NAMES, type Platform} from '@site/lib/platforms';
import {toPrintPath} from '@site/lib/print/toPrintPath';
import type {ReactNode} from 'react';

export interface PrintSectionProps {
  platform: Platform;
}

/** The link to the page with all pages of a platform; a plain one, because that page is not one of the router's. */
export function PrintSection({platform}: PrintSectionProps): ReactNode {
  const href = useBaseUrl(toPrintPath(platform));
  const {siteConfig} = useDocusaurusContext();
  // A site of one page has no pages for printing.
  if (siteConfig.future.experimental_router === 'hash') return null;
  return (
    <p>
      For paper or PDF: <a href={href}>all pages on {PLATFORM_NAMES[platform]} as one</a>.
    </p>
  );
}
