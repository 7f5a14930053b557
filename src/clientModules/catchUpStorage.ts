import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

if (ExecutionEnvironment.canUseDOM) window.addEventListener('pageshow', catchUpStorage);

/**
 * Tells a page that Back brings from the memory of the browser what is stored now, such as the colour mode or the
 * marks of a course: while it was there, no event of another page or tab reached it.
 */
export function catchUpStorage({persisted}: PageTransitionEvent): void {
  if (!persisted) return;
  try {
    const storageArea = localStorage;
    for (const [key, newValue] of Object.entries(storageArea))
      window.dispatchEvent(new StorageEvent('storage', {key, newValue, storageArea}));
  } catch {
    // Where storage is refused, nothing was stored.
  }
}
