import {hasWorker} from '@site/src/navigation/serviceWorker';

// Only readers with an offline copy have a service worker; nobody else loads this code.
if (hasWorker()) {
  // The scripts of a page start in several tasks, so `load` may have fired already.
  if (document.readyState === 'complete') update();
  else window.addEventListener('load', update);
}

function update(): void {
  // A failed update leaves the old copy; the next page load tries again.
  import('@site/src/offline/bringUpToDate').then(({bringUpToDate}) => bringUpToDate()).catch(() => {});
}
