import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

type PopListener = (event: PopStateEvent) => void;

const listeners = new Set<PopListener>();

// Chromium calls the listeners of a window in the order in which they were added, even one that captures. A client module imports
// this one (repairUrl.ts), so it comes before the router.
if (ExecutionEnvironment.canUseDOM)
  window.addEventListener('popstate', (event) => {
    for (const listener of [...listeners]) listener(event);
  });

/** Hears Back and Forward before the router does. Gives a function that ends this. */
export function onPopBeforeRouter(listener: PopListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
