import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

if (ExecutionEnvironment.canUseDOM)
  for (const type of ['pagehide', 'pageshow'] as const) window.addEventListener(type, catchUpStorage);

/** What was stored when the page was left. */
let before: readonly string[] = [];

/**
 * Tells a page that Back brings from the memory of the browser what is stored now, such as the colour mode or the
 * marks of a course: while it was there, no event of another page or tab reached it.
 */
export function catchUpStorage({type, persisted}: PageTransitionEvent): void {
  if (!persisted) return;
  try {
    const storageArea = localStorage;
    const keys = Object.keys(storageArea);
    if (type === 'pageshow')
      for (const key of new Set([...before, ...keys])) {
        const newValue = storageArea.getItem(key);
        window.dispatchEvent(new StorageEvent('storage', {key, newValue, storageArea}));
      }
    before = keys;
  } catch {
    // Where storage is refused, nothing was stored.
  }
}
