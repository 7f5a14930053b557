import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {findObstacle} from '@site/lib/offline/findObstacle';
import type {ReactNode} from 'react';
import {CopyControls} from './CopyControls';

/** The controls of the offline copy, or why the browser cannot have one. */
export function OfflineManager(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const obstacle = findObstacle({
    protocol: window.location.protocol,
    isSinglePage: siteConfig.future.experimental_router === 'hash',
    isSecure: window.isSecureContext,
    hasWorkers: canKeep(),
  });
  if (obstacle !== undefined) return <p role="alert">{obstacle}</p>;
  return <CopyControls baseUrl={siteConfig.baseUrl} />;
}

/** Where storage is blocked, as in a sandboxed frame, reading these properties throws. */
function canKeep(): boolean {
  try {
    return Boolean(navigator.serviceWorker && window.caches);
  } catch {
    return false;
  }
}
